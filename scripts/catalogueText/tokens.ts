import { scaleMeanings, themeMeanings } from '../../src/design-system/theme/meanings';
import { nameVariable } from '../../src/design-system/theme/nameVariable';
import { dark, light, scale } from '../../src/design-system/theme/torchward';

/** A token by its names; undefined where the tree has none. */
function find(tree: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], tree);
}

/**
 * Lists the tokens of a group: the variable of each, its values and its meaning.
 *
 * @param group dotted, such as `color.text`
 */
export function listTokens(group: string): string[][] {
  const path = group.split('.');
  const inLight = find({ ...scale, ...light }, path) as Readonly<Record<string, unknown>>;
  return Object.entries(inLight).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    const token = [...path, name];
    const [inDark, meaning] = [
      find({ ...scale, ...dark }, token),
      find({ ...scaleMeanings, ...themeMeanings }, token),
    ];
    return [[`\`--${nameVariable(token)}\``, value, inDark as string, (meaning as string | undefined) ?? '']];
  });
}
