"""Pages made from the results in a folder: tables and pictures, in which no number stands without its interval.

Statistics come from scipy and statsmodels; all intervals are of 95 %, and where many things are compared at once, their
p-values are corrected by the method of Benjamini and Hochberg.
"""
