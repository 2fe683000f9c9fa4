const toKebabCase = (part: string): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A token's CSS variable without its leading dashes: `tw-color-text-muted` for the path `color`, `text`, `muted`. */
export const nameVariable = (path: readonly string[]): string => `tw-${path.map(toKebabCase).join('-')}`;
