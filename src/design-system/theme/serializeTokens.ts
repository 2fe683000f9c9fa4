import type { ScaleTokens, Theme } from './tokens';
import { nameVariable } from './nameVariable';

type TokenTree = { readonly [name: string]: string | TokenTree };

const serializeTree = (tree: TokenTree, path: readonly string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, node]) =>
    typeof node === 'string'
      ? [`--${nameVariable([...path, name])}:${node}`]
      : serializeTree(node, [...path, name]),
  );

/** A style rule that gives the tokens' variables the values of what both themes share. */
export const serializeScale = (selector: string, scale: ScaleTokens): string =>
  `${selector}{${serializeTree(scale).join(';')}}`;

/**
 * A style rule that gives the tokens' variables the values of one theme. A dark theme is for screens alone: what it covers
 * is printed in the light one.
 */
export function serializeTheme(selector: string, { scheme, color, elevation }: Theme): string {
  const rule = `${selector}{color-scheme:${scheme};${serializeTree({ color, elevation }).join(';')}}`;
  return scheme === 'dark' ? `@media not print{${rule}}` : rule;
}
