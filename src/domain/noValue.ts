/** The sign of a value that isn't there, in texts. Elements show it with `NoValue`, which says what is missing. */
export const NO_VALUE = '-';
