import { Unstyled } from '@storybook/addon-docs/blocks';
import Color from 'colorjs.io';
import type { ReactNode } from 'react';
import {
  Badge,
  CopyButton,
  Inline,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  VisuallyHidden,
} from '~/design-system';
import { CONTRAST_PAIRS, type ColorPath } from '~/design-system/theme/contrastPairs';
import { dark, light, scale } from '~/design-system/theme/torchward';
import { lengths } from '~/design-system/theme/lengths';
import { lengthMeanings, scaleMeanings, themeMeanings } from '~/design-system/theme/meanings';
import { THEMES, type ThemeName } from '../../.storybook/modes';
import { toVariable } from '../../.storybook/toVariable';
import { MotionSample } from './motion';
import { toTokenHash } from './trialAddress';

interface Leaf {
  path: string;
  value: string;
}

/** Lists the leaves of a token tree by their dotted paths. */
function listLeaves(tree: object, prefix = ''): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${key}` : key;
    return typeof value === 'string' ? [{ path, value }] : listLeaves(value as object, path);
  });
}

const toMap = (tree: object): ReadonlyMap<string, string> =>
  new Map(listLeaves(tree).map(({ path, value }) => [path, value]));

/** Each token's value in each theme, by its dotted path. */
export const values: Readonly<Record<ThemeName, ReadonlyMap<string, string>>> = {
  light: toMap({ ...scale, color: light.color, elevation: light.elevation }),
  dark: toMap({ ...scale, color: dark.color, elevation: dark.elevation }),
};

/** What each token is for, by its dotted path. */
export const meanings = toMap({ ...scaleMeanings, ...themeMeanings });

/** Whether a token belongs to the themes and not to what they share. */
export const differsByTheme = (token: string): boolean => /^(?:color|elevation)\./.test(token);

function Code({ children }: { children: string }) {
  return (
    <Text as="code" font="mono" size="small">
      {children}
    </Text>
  );
}

const block = {
  display: 'block',
  inlineSize: 'var(--tw-space-xxlarge)',
  background: 'var(--tw-color-accent-fill)',
};

/** What a token looks like in use; nothing for a token that has no look, such as a layer. */
function Sample({ token, value, theme }: { token: string; value: string; theme: ThemeName }) {
  const reference = `var(${toVariable(token)})`;
  switch (token.split('.')[0]) {
    case 'color':
      return (
        <span
          style={{
            display: 'block',
            flexShrink: 0,
            inlineSize: 'var(--tw-space-large)',
            blockSize: 'var(--tw-space-large)',
            borderRadius: 'var(--tw-radius-small)',
            border: '1px solid var(--tw-color-line-strong)',
            background: value,
          }}
        />
      );
    case 'elevation':
      return (
        <span
          data-theme={theme}
          style={{
            display: 'block',
            padding: 'var(--tw-space-large)',
            background: 'var(--tw-color-canvas)',
          }}
        >
          <span
            style={{
              ...block,
              blockSize: 'var(--tw-space-xxlarge)',
              borderRadius: 'var(--tw-radius-large)',
              background: 'var(--tw-color-raised)',
              boxShadow: value,
            }}
          />
        </span>
      );
    case 'space':
      return <span style={{ ...block, inlineSize: reference, blockSize: 'var(--tw-space-medium)' }} />;
    case 'radius':
      return <span style={{ ...block, blockSize: 'var(--tw-space-xlarge)', borderRadius: reference }} />;
    case 'size':
      return token === 'size.measure' ? null : <span style={{ ...block, blockSize: reference }} />;
    case 'stroke':
      return <span style={{ ...block, blockSize: reference }} />;
    case 'fontSize':
      return <span style={{ fontSize: reference, lineHeight: 'var(--tw-line-height-tight)' }}>Aa 1,094</span>;
    case 'font':
      return <span style={{ fontFamily: reference, fontSize: 'var(--tw-font-size-title)' }}>Aa 1,094</span>;
    case 'weight':
      return <span style={{ fontWeight: reference }}>Aa 1,094</span>;
    case 'duration':
    case 'easing':
      return <MotionSample token={token} />;
    default:
      return null;
  }
}

/** A token's value with a sample; one for each theme where they differ. */
function TokenValues({ token }: { token: string }) {
  const isColor = token.startsWith('color.');
  return THEMES.filter((theme) => theme === 'light' || differsByTheme(token)).map((theme) => {
    const value = values[theme].get(token) ?? '';
    return (
      <Inline key={theme} space="xsmall" wrap={!isColor}>
        <Sample token={token} value={value} theme={theme} />
        {differsByTheme(token) ? (
          <Text as="span" tone="muted" size="small">
            {theme === 'light' ? 'Light' : 'Dark'}
          </Text>
        ) : null}
        <span style={{ whiteSpace: isColor ? 'nowrap' : 'normal' }}>
          <Code>{value}</Code>
        </span>
      </Inline>
    );
  });
}

function measureContrast(theme: ThemeName, one: ColorPath, other: ColorPath): string {
  const [first, second] = [one, other].map((path) =>
    new Color(values[theme].get(`color.${path}`) ?? '').to('srgb').toGamut(),
  );
  return first && second ? first.contrastWCAG21(second).toFixed(1) : '';
}

/**
 * Lists the tested contrast pairs of a colour. A background such as `canvas` has none, because the colour that is drawn
 * on it lists the pair.
 */
const listPairs = (path: string) =>
  CONTRAST_PAIRS.filter(
    ({ color, against }) => color === path || (against === path && path.includes('.')),
  ).map(({ color, against, ratio }) => ({
    other: color === path ? against : color,
    ratio,
    measured: THEMES.map((theme) => measureContrast(theme, color, against)).join(' / '),
  }));

function Contrast({ token }: { token: string }) {
  const pairs = listPairs(token.replace('color.', ''));
  if (pairs.length === 0) return null;
  return (
    <Stack as="ul" space="none">
      {pairs.map(({ other, ratio, measured }) => (
        <li key={other}>
          <Text as="span" size="caption" numeric>
            {other} {measured} of {ratio}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

interface TokenRowProps {
  /** What a developer writes for it, each with a button that copies it. */
  names: readonly string[];
  /** The value with its sample. */
  value: ReactNode;
  meaning: string | undefined;
  /** The token that the link "Try it" opens. Undefined for a length, which no theme changes. */
  token?: string;
}

function TokenRow({ names, value, meaning, token }: TokenRowProps) {
  return (
    <TableRow>
      <TableCell rowHeader>
        <Stack space="none">
          {names.map((name) => (
            <Inline key={name} space="xsmall" justify="between" wrap={false}>
              <span style={{ whiteSpace: 'nowrap' }}>
                <Code>{name}</Code>
              </span>
              <CopyButton value={name} subject={name} size="compact" variant="ghost" />
            </Inline>
          ))}
        </Stack>
      </TableCell>
      <TableCell>
        <Stack space="half">{value}</Stack>
      </TableCell>
      <TableCell>
        {meaning}{' '}
        {token === undefined ? null : (
          <span style={{ whiteSpace: 'nowrap' }}>
            <Link href={`./?path=/docs/foundations-trying-a-token--docs${toTokenHash(token)}`} target="_top">
              Try it<VisuallyHidden>: {token}</VisuallyHidden>
            </Link>
          </span>
        )}
        {token?.startsWith('color.') ? <Contrast token={token} /> : null}
      </TableCell>
    </TableRow>
  );
}

const listGroup = (group: string): string[] =>
  [...values.light.keys()].filter((token) => token.slice(0, token.lastIndexOf('.')) === group);

/** The tokens directly in one group, such as `color.text` or `space`; a colour with its tested contrast. */
export function Tokens({ group }: { group: string }) {
  return (
    <Unstyled>
      <Table caption={`Tokens: ${group}`}>
        <TableHead>
          <TableColumn>Token</TableColumn>
          <TableColumn>Value</TableColumn>
          <TableColumn width="grow">Meaning</TableColumn>
        </TableHead>
        <TableBody>
          {listGroup(group).map((token) => (
            <TokenRow
              key={token}
              names={[`vars.${token}`, toVariable(token)]}
              value={<TokenValues token={token} />}
              meaning={meanings.get(token)}
              token={token}
            />
          ))}
        </TableBody>
      </Table>
    </Unstyled>
  );
}

const lengthUses = toMap(lengthMeanings);

/** Every length that no theme changes. */
export function Lengths() {
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
            <TokenRow
              key={path}
              names={[`lengths.${path}`]}
              value={<Code>{value}</Code>}
              meaning={lengthUses.get(path)}
            />
          ))}
        </TableBody>
      </Table>
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
                <Code>{value}</Code>
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
