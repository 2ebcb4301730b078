"""What rulings can arrange and ask."""
