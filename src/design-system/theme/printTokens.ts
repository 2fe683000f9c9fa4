import type { ScaleTokens, Theme } from './tokens';
import { nameVariable } from './nameVariable';

type TokenTree = { readonly [name: string]: string | TokenTree };

const printTree = (tree: TokenTree, path: readonly string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, node]) =>
    typeof node === 'string'
      ? [`--${nameVariable([...path, name])}:${node}`]
      : printTree(node, [...path, name]),
  );

/** A style rule that gives the tokens' variables the values of what both themes share. */
export const printScale = (selector: string, scale: ScaleTokens): string =>
  `${selector}{${printTree(scale).join(';')}}`;

/** A style rule that gives the tokens' variables the values of one theme. */
export const printTheme = (selector: string, { scheme, color, elevation }: Theme): string =>
  `${selector}{color-scheme:${scheme};${printTree({ color, elevation }).join(';')}}`;
