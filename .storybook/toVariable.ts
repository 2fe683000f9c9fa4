import { nameVariable } from '~/design-system/theme/nameVariable';

/** Name of the CSS variable of a token. @param token dotted, such as `color.text.muted` */
export const toVariable = (token: string): string => `--${nameVariable(token.split('.'))}`;
