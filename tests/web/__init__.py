"""The page of the web table in a real browser: Debian's Chromium, driven by Playwright."""
