import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import {
  Alert,
  Badge,
  Button,
  Card,
  CodeBlock,
  Grid,
  Heading,
  Inline,
  Meter,
  SegmentedControl,
  Stack,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  TextField,
} from '~/design-system';
import { BRAND_NAMES, type BrandName } from '../../.storybook/brandNames';
import { brands } from '../../.storybook/brands';
import { capitalize } from '../../.storybook/globals';
import { THEMES, type ThemeName } from '../../.storybook/modes';

/** Inherited properties are computed at the root, so a part of the page in another brand sets them again. */
const ground = {
  padding: 'var(--tw-space-large)',
  background: 'var(--tw-color-canvas)',
  color: 'var(--tw-color-text-default)',
  fontFamily: 'var(--tw-font-text)',
};

const RANGES = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;

function Sample({ brand, theme }: { brand: BrandName; theme: ThemeName }) {
  const [range, setRange] = useState<'day' | 'week'>('day');
  const title = `${capitalize(brand)}, ${theme}`;
  return (
    <section data-brand={brand} data-theme={theme} aria-label={title} style={ground}>
      <Stack space="medium">
        <Heading level={3} size="title">
          {title}
        </Heading>
        <Inline space="xsmall">
          <Button variant="primary">Invite</Button>
          <Button>Export</Button>
          <Button variant="danger">Delete</Button>
        </Inline>
        <TextField label="Name of the server" defaultValue="Skyblock" />
        <Inline space="medium">
          <SegmentedControl label="Range" options={RANGES} value={range} onValueChange={setRange} />
          <Switch label="Watch the chat" defaultChecked />
        </Inline>
        <Card as="div" title="Today" description="What the rules found.">
          <Stack space="small">
            <Meter label="Messages" value={640} max={1000} valueText="640 of 1,000" tone="accent" />
            <Inline space="xsmall">
              <Badge tone="accent">Active</Badge>
              <Badge tone="positive">Healthy</Badge>
              <Badge tone="info">Mute</Badge>
              <Badge tone="caution">Warn</Badge>
              <Badge tone="serious">Kick</Badge>
              <Badge tone="critical">Ban</Badge>
            </Inline>
            <Text tone="muted">Explanations stay readable on every ground.</Text>
          </Stack>
        </Card>
        <Alert tone="caution" title="Look at this soon">
          Two lines wait for a reviewer.
        </Alert>
      </Stack>
    </section>
  );
}

/** The same components in every brand and in both themes. */
export function BrandSamples() {
  return (
    <Unstyled>
      <Grid columns={{ phone: 1, tablet: 2 }} space="medium">
        {BRAND_NAMES.flatMap((brand) =>
          THEMES.map((theme) => <Sample key={`${brand} ${theme}`} brand={brand} theme={theme} />),
        )}
      </Grid>
    </Unstyled>
  );
}

/** A brand as its author writes it. */
export function BrandExample() {
  const { neutral, accent, faces, radius, density } = brands.plumvale;
  const print = (value: object): string =>
    JSON.stringify(value)
      .replaceAll(/"(\w+)":/g, ' $1: ')
      .replaceAll('"', "'")
      .replace('}', ' }');
  const code = `const plumvale: Brand = {
  neutral: ${print(neutral)},
  accent: ${print(accent)},
  faces: ${print(faces)},
  radius: ${radius},
  density: ${density},
};`;
  return (
    <Unstyled>
      <CodeBlock label="A brand" samples={[{ language: 'ts', code }]} />
    </Unstyled>
  );
}

/** What each brand chose. */
export function BrandValues() {
  return (
    <Unstyled>
      <Table caption="The brands of the toolbar">
        <TableHead>
          <TableColumn>Brand</TableColumn>
          <TableColumn>Neutral</TableColumn>
          <TableColumn>Accent</TableColumn>
          <TableColumn>Titles</TableColumn>
          <TableColumn>Words</TableColumn>
          <TableColumn align="end">Radius</TableColumn>
          <TableColumn align="end">Density</TableColumn>
        </TableHead>
        <TableBody>
          {BRAND_NAMES.map((name) => {
            const { neutral, accent, faces, radius, density } = brands[name];
            return (
              <TableRow key={name}>
                <TableCell rowHeader>{capitalize(name)}</TableCell>
                <TableCell>
                  {neutral.hue}°, × {neutral.chroma}
                </TableCell>
                <TableCell>
                  {accent.hue}°, × {accent.chroma}
                </TableCell>
                <TableCell>{faces.display}</TableCell>
                <TableCell>{faces.text}</TableCell>
                <TableCell align="end">× {radius}</TableCell>
                <TableCell align="end">× {density}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Unstyled>
  );
}
