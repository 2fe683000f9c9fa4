import { Unstyled } from '@storybook/addon-docs/blocks';
import Color from 'colorjs.io';
import {
  Badge,
  Inline,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '~/design-system';
import { dark, light, scale } from '~/design-system/theme/torchward';
import { lengths } from '~/design-system/theme/lengths';
import { nameVariable } from '~/design-system/theme/nameVariable';
import { lengthMeanings, scaleMeanings, themeMeanings } from '~/design-system/theme/meanings';

interface Leaf {
  path: string;
  value: string;
}

/** Lists the leaves of a token tree by their dotted paths. */
export function listLeaves(tree: object, prefix = ''): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof value === 'string' ? [{ path, value }] : listLeaves(value as object, path);
  });
}

/** Name of the CSS variable of a token. */
const variable = (path: string) => `--${nameVariable(path.split('.'))}`;

function TokenName({ path }: { path: string }) {
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Text as="code" font="mono" size="small">
        {variable(path)}
      </Text>
    </span>
  );
}

function contrastOn(value: string, ground: string): string {
  const shown = (color: string) => new Color(color).to('srgb').toGamut();
  return shown(value).contrastWCAG21(shown(ground)).toFixed(1);
}

const swatch = {
  display: 'block',
  inlineSize: 48,
  blockSize: 24,
  borderRadius: 3,
  border: '1px solid #8888',
};

const GROUNDS = 'grounds';

/** Every colour of one part of the theme, with its meaning and its contrast against the page in both themes. */
export function Colors({ part }: { part: string }) {
  const isIn = (path: string) => (part === GROUNDS ? !path.includes('.') : path.startsWith(`${part}.`));
  const meaning = new Map(listLeaves(themeMeanings.color).map(({ path, value }) => [path, value]));
  const inDark = new Map(listLeaves(dark.color).map(({ path, value }) => [path, value]));
  const rows = listLeaves(light.color).filter(({ path }) => isIn(path));
  return (
    <Unstyled>
      <Table caption={`Colours: ${part}`}>
        <TableHead>
          <TableColumn>Light</TableColumn>
          <TableColumn>Dark</TableColumn>
          <TableColumn>Token</TableColumn>
          <TableColumn width="grow">Meaning</TableColumn>
          <TableColumn align="end">Contrast with the page</TableColumn>
        </TableHead>
        <TableBody>
          {rows.map(({ path, value }) => {
            const other = inDark.get(path) ?? '';
            return (
              <TableRow key={path}>
                <TableCell>
                  <span style={{ ...swatch, background: value }} />
                </TableCell>
                <TableCell>
                  <span style={{ ...swatch, background: other }} />
                </TableCell>
                <TableCell rowHeader>
                  <TokenName path={`color.${path}`} />
                </TableCell>
                <TableCell>{meaning.get(path)}</TableCell>
                <TableCell align="end">
                  {contrastOn(value, light.color.canvas)} / {contrastOn(other, dark.color.canvas)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Unstyled>
  );
}

/** The parts of the colour tree: what has no part of its own, then the rest. */
export const COLOR_PARTS = [
  GROUNDS,
  ...Object.entries(light.color).flatMap(([key, value]) => (typeof value === 'string' ? [] : [key])),
];

type ScalePart = keyof typeof scale;

function Sample({ part, name, value }: { part: ScalePart; name: string; value: string }) {
  const reference = `var(${variable(`${part}.${name}`)})`;
  const block = { display: 'block', background: 'var(--tw-color-accent-fill)' };
  switch (part) {
    case 'space':
      return <span style={{ ...block, inlineSize: reference, blockSize: 16 }} />;
    case 'radius':
      return <span style={{ ...block, inlineSize: 48, blockSize: 32, borderRadius: reference }} />;
    case 'size':
      return name === 'measure' ? null : <span style={{ ...block, inlineSize: 48, blockSize: reference }} />;
    case 'stroke':
      return <span style={{ ...block, inlineSize: 48, blockSize: reference }} />;
    case 'fontSize':
      return <span style={{ fontSize: reference, lineHeight: 1.2 }}>Aa 1,094</span>;
    case 'font':
      return <span style={{ fontFamily: reference, fontSize: 20 }}>Aa 1,094</span>;
    case 'weight':
      return <span style={{ fontWeight: reference }}>Aa 1,094</span>;
    default:
      return <Text as="span">{value}</Text>;
  }
}

/** Every token of one scale with a sample drawn from the variable itself. */
export function Scale({ part }: { part: ScalePart }) {
  const meanings: Record<string, string> = scaleMeanings[part];
  return (
    <Unstyled>
      <Table caption={`Tokens: ${part}`}>
        <TableHead>
          <TableColumn>Sample</TableColumn>
          <TableColumn>Token</TableColumn>
          <TableColumn>Value</TableColumn>
          <TableColumn width="grow">Meaning</TableColumn>
        </TableHead>
        <TableBody>
          {Object.entries(scale[part]).map(([name, value]: [string, string]) => (
            <TableRow key={name}>
              <TableCell>
                <Sample part={part} name={name} value={value} />
              </TableCell>
              <TableCell rowHeader>
                <TokenName path={`${part}.${name}`} />
              </TableCell>
              <TableCell>
                <Text as="code" font="mono" size="small">
                  {value}
                </Text>
              </TableCell>
              <TableCell>{meanings[name]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Unstyled>
  );
}

/** Every length that no theme changes. */
export function Lengths() {
  const meanings = new Map(listLeaves(lengthMeanings).map(({ path, value }) => [path, value]));
  return (
    <Unstyled>
      <Table caption="Lengths of single parts">
        <TableHead>
          <TableColumn>Length</TableColumn>
          <TableColumn>Value</TableColumn>
          <TableColumn width="grow">Meaning</TableColumn>
        </TableHead>
        <TableBody>
          {listLeaves(lengths).map(({ path, value }) => (
            <TableRow key={path}>
              <TableCell rowHeader>
                <Text as="code" font="mono" size="small">
                  {path}
                </Text>
              </TableCell>
              <TableCell>
                <Text as="code" font="mono" size="small">
                  {value}
                </Text>
              </TableCell>
              <TableCell>{meanings.get(path)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Unstyled>
  );
}

/** Both shadows, on the surface they are used on. */
export function Elevations() {
  return (
    <Unstyled>
      <Inline space="xlarge">
        {Object.entries(themeMeanings.elevation).map(([name, meaning]) => (
          <Stack key={name} space="xsmall" align="start">
            <span
              style={{
                inlineSize: 160,
                blockSize: 80,
                borderRadius: 10,
                background: 'var(--tw-color-raised)',
                boxShadow: `var(--tw-elevation-${name})`,
              }}
            />
            <Text as="code" font="mono" size="small">{`--tw-elevation-${name}`}</Text>
            <Text tone="muted">{meaning}</Text>
          </Stack>
        ))}
      </Inline>
    </Unstyled>
  );
}

interface ToneRow {
  value: string;
  tone: Parameters<typeof Badge>[0]['tone'];
  label: string;
}

/** A table of what the values of one field look like. */
export function ToneTable({ caption, rows }: { caption: string; rows: readonly ToneRow[] }) {
  return (
    <Unstyled>
      <Table caption={caption} captionVisible>
        <TableHead>
          <TableColumn>Value</TableColumn>
          <TableColumn>Tone</TableColumn>
          <TableColumn width="grow">Shown as</TableColumn>
        </TableHead>
        <TableBody>
          {rows.map(({ value, tone = 'neutral', label }) => (
            <TableRow key={value}>
              <TableCell rowHeader>
                <Text as="code" font="mono" size="small">
                  {value}
                </Text>
              </TableCell>
              <TableCell>{tone}</TableCell>
              <TableCell>
                <Badge tone={tone}>{label}</Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Unstyled>
  );
}
