import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, Text } from '~/design-system';
import { nameVariable } from '~/design-system/theme/nameVariable';
import { scaleMeanings, themeMeanings } from '~/design-system/theme/meanings';
import { dark, light, scale } from './themes.css';

/** A token's value or meaning in a tree of them; undefined for a path whose name is chosen at run time. */
function find(tree: object, path: string): string | undefined {
  let found: unknown = tree;
  for (const key of path.split('.'))
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const toVariable = (path: string): string => `--${nameVariable(path.split('.'))}`;

function Value({ path, value }: { path: string; value: string | undefined }) {
  if (value === undefined) return <Text as="span">each</Text>;
  if (!path.startsWith('color.')) {
    return (
      <Text as="code" font="mono" size="small">
        {value}
      </Text>
    );
  }
  const swatch = {
    display: 'block',
    inlineSize: 48,
    blockSize: 24,
    borderRadius: 3,
    border: '1px solid #8888',
  };
  return <span style={{ ...swatch, background: value }} />;
}

/**
 * The tokens of a component's style files, with their values in both themes.
 *
 * @param paths dotted, such as `color.accent.fill`; a `*` stands for a name that is chosen at run time
 */
export function UsedTokens({ paths }: { paths: readonly string[] }) {
  const meanings = { ...scaleMeanings, ...themeMeanings };
  return (
    <Table caption="Tokens">
      <TableHead>
        <TableColumn>Light</TableColumn>
        <TableColumn>Dark</TableColumn>
        <TableColumn>Token</TableColumn>
        <TableColumn width="grow">Meaning</TableColumn>
      </TableHead>
      <TableBody>
        {paths.map((path) => (
          <TableRow key={path}>
            <TableCell>
              <Value path={path} value={find({ ...scale, ...light }, path)} />
            </TableCell>
            <TableCell>
              <Value path={path} value={find({ ...scale, ...dark }, path)} />
            </TableCell>
            <TableCell rowHeader>
              {/* A name in four lines can't be read. */}
              <span style={{ whiteSpace: 'nowrap' }}>
                <Text as="code" font="mono" size="small">
                  {toVariable(path)}
                </Text>
              </span>
            </TableCell>
            <TableCell>{find(meanings, path)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
