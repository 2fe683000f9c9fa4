const toKebabCase = (part: string): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a token's CSS variable without its dashes: `tw-color-text-muted` for the path `color`, `text`, `muted`. */
export const nameVariable = (path: readonly string[]): string => `tw-${path.map(toKebabCase).join('-')}`;
