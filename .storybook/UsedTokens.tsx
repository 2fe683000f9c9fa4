import { Link, Table, TableBody, TableCell, TableColumn, TableHead, TableRow, Text } from '~/design-system';
import { scaleMeanings, themeMeanings } from '~/design-system/theme/meanings';
import { toTokenHash } from '../stories/foundations/trialAddress';
import { dark, light, scale } from './themes.css';
import { toVariable } from './toVariable';

/** A token's value or meaning in a tree of them; undefined for a path whose name is chosen at run time. */
function find(tree: object, path: string): string | undefined {
  let found: unknown = tree;
  for (const key of path.split('.'))
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function Value({ path, value }: { path: string; value: string | undefined }) {
  if (value === undefined) return <Text as="span">each</Text>;
  if (!path.startsWith('color.')) {
    return (
      <Text as="code" font="mono" size="small">
        {/* The other fonts stand in for the first. */}
        {path.startsWith('font.') ? value.split(',')[0] : value}
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

/** The values in both themes, or the one that they share. */
function Values({ path }: { path: string }) {
  const [inLight, inDark] = [light, dark].map((theme) => find({ ...scale, ...theme }, path));
  if (inLight === inDark && !path.startsWith('color.')) {
    return (
      <TableCell colSpan={2}>
        <Value path={path} value={inLight} />
      </TableCell>
    );
  }
  return [inLight, inDark].map((value, theme) => (
    <TableCell key={theme}>
      <Value path={path} value={value} />
    </TableCell>
  ));
}

/** The variable of a token, with a link that tries other values of it. */
function Name({ path }: { path: string }) {
  const name = (
    // A name in four lines can't be read.
    <span style={{ whiteSpace: 'nowrap' }}>
      <Text as="code" font="mono" size="small">
        {toVariable(path)}
      </Text>
    </span>
  );
  if (path.includes('*')) return name;
  return (
    <Link href={`./?path=/docs/foundations-trying-a-token--docs${toTokenHash(path)}`} target="_top">
      {name}
    </Link>
  );
}

/**
 * The tokens of a component's style files, with their values in both themes. Each leads to the page that tries it.
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
            <Values path={path} />
            <TableCell rowHeader>
              <Name path={path} />
            </TableCell>
            <TableCell>{find(meanings, path)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
