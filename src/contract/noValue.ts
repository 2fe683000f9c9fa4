/** Replaces a missing value in texts. Elements use `NoValue`, which tells screen readers what is missing. */
export const NO_VALUE = '-';
