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

/** A style rule that gives the tokens' variables the values of one theme. */
export const serializeTheme = (selector: string, { scheme, color, elevation }: Theme): string =>
  `${selector}{color-scheme:${scheme};${serializeTree({ color, elevation }).join(';')}}`;
