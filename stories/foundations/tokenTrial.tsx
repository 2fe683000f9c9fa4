import { Unstyled } from '@storybook/addon-docs/blocks';
import { toId } from 'storybook/internal/csf';
import { useState, type CSSProperties, type ReactNode } from 'react';
import factsByFile from 'virtual:component-facts';
import {
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  Link,
  NativeSelect,
  Stack,
  Text,
  TextField,
} from '~/design-system';
import { formatCount } from '~/domain';
import { findAddressWindow } from '../../.storybook/findAddressWindow';
import type { Guide } from '../../.storybook/guide';
import { THEMES, type ThemeName } from '../../.storybook/modes';
import { toVariable } from '../../.storybook/toVariable';
import { differsByTheme, meanings, values } from './tokens';
import { readToken } from './trialAddress';

interface Part {
  /** Title of its page. */
  title: string;
  /** Itself, and each variant on its own. */
  drawings: readonly ReactNode[];
  /** The tokens that its style files name, as patterns: `color.tone.*.fg` is chosen at run time. */
  tokens: readonly string[];
  screens: number;
}

const guides: Readonly<Record<string, Readonly<Record<string, () => Guide>>>> = {
  ...import.meta.glob('../design-system/guides/*Guide.tsx', { eager: true }),
  ...import.meta.glob('../charts/guides/*Guide.tsx', { eager: true }),
};

/** A token may touch one variant alone, such as a tone. */
function chooseDrawings({ anatomy, variants = [], pairs }: Guide): readonly ReactNode[] {
  const drawings = [
    anatomy?.drawing,
    ...variants.flatMap(({ values: each }) => each.map(({ drawing }) => drawing)),
  ].filter((drawing) => drawing !== undefined);
  return drawings.length > 0 ? drawings : [pairs?.[0]?.right];
}

const parts: readonly Part[] = Object.entries(guides).flatMap(([path, exported]) => {
  const [, layer = '', name = ''] = /([\w-]+)\/guides\/(\w+)Guide\.tsx$/.exec(path) ?? [];
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  const facts = factsByFile[`stories/${layer}/${component}.stories.tsx`];
  const [createGuide] = Object.values(exported);
  if (!facts || !createGuide) return [];
  const title = `${layer === 'charts' ? 'Charts' : 'Design system'}/${component}`;
  return [
    { title, drawings: chooseDrawings(createGuide()), tokens: facts.tokens, screens: facts.screens.length },
  ];
});

/** Patterns with style files of their own. Most are made of components alone. */
const PATTERNS = Object.entries(factsByFile).flatMap(([path, { tokens }]) => {
  const [, group = '', name = ''] = /^stories\/patterns\/(\w+)\/(\w+)\.stories\.tsx$/.exec(path) ?? [];
  return name === '' ? [] : [{ id: toId(`Patterns/${group}`, name).replace('--', '-'), name, tokens }];
});

const names = [...values.light.keys()].sort();

const uses = ({ tokens }: Pick<Part, 'tokens'>, token: string): boolean =>
  tokens.some((pattern) => {
    const wanted = pattern.split('.');
    const given = token.split('.');
    return wanted.length === given.length && wanted.every((step, at) => step === '*' || step === given[at]);
  });

const findFault = (token: string, value: string): string | undefined =>
  token.startsWith('color.') && !CSS.supports('color', value) ? 'Enter a CSS colour' : undefined;

interface StageProps {
  theme: ThemeName;
  token: string;
  value: string;
  children: ReactNode;
}

/** Draws a part with another value of one token. */
function Stage({ theme, token, value, children }: StageProps) {
  const style = {
    [toVariable(token)]: value,
    padding: '1.5rem',
    background: 'var(--tw-color-canvas)',
    color: 'var(--tw-color-text-default)',
    overflow: 'hidden',
  } as CSSProperties;
  return (
    <div inert data-theme={theme} style={style}>
      {children}
    </div>
  );
}

interface UseProps {
  part: Part;
  token: string;
  tried: Readonly<Record<ThemeName, string>>;
}

function Use({ part: { title, drawings, screens }, token, tried }: UseProps) {
  return (
    <Card padding="compact" as="section" aria-label={title}>
      <Stack space="small">
        <Inline space="small">
          <Heading level={2} size="item">
            <Link href={`./?path=/docs/${toId(title, 'docs')}`} target="_top">
              {title.split('/').at(-1)}
            </Link>
          </Heading>
          {screens > 0 ? (
            <Text as="span" tone="muted" size="small">
              on {formatCount(screens, 'screen')}
            </Text>
          ) : null}
        </Inline>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {THEMES.map((theme) => (
            <Stage key={theme} theme={theme} token={token} value={tried[theme]}>
              <Stack space="medium">
                {drawings.map((drawing, index) => (
                  <div key={index}>{drawing}</div>
                ))}
              </Stack>
            </Stage>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}

/** Gives one token other values and draws every component whose style file names it. */
export function TokenTrial() {
  const [token, setToken] = useState(() => {
    const asked = readToken(findAddressWindow().location.hash);
    return values.light.has(asked) ? asked : 'color.accent.fill';
  });
  const [typed, setTyped] = useState<Partial<Record<ThemeName, string>>>({});
  const own = (theme: ThemeName): string => values[theme].get(token) ?? '';
  const shown = { light: typed.light ?? own('light'), dark: typed.dark ?? own('dark') };
  // What is no colour yet leaves the theme's value in force.
  const read = (theme: ThemeName): string => (findFault(token, shown[theme]) ? own(theme) : shown[theme]);
  const tried = { light: read('light'), dark: read('dark') };
  const touched = parts.filter((part) => uses(part, token));
  const patterns = PATTERNS.filter((part) => uses(part, token));
  const fields: readonly { label: string; themes: readonly ThemeName[] }[] = differsByTheme(token)
    ? [
        { label: 'Value in the light theme', themes: ['light'] },
        { label: 'Value in the dark theme', themes: ['dark'] },
      ]
    : [{ label: 'Value', themes: THEMES }];

  return (
    <Unstyled>
      <Stack space="large">
        <Card>
          <Stack space="medium">
            <Grid columns={{ phone: 1, tablet: 3 }} align="start">
              <NativeSelect
                label="Token"
                placeholder={null}
                options={names.map((name) => ({ value: name, label: name }))}
                value={token}
                description={meanings.get(token)}
                onChange={(event) => {
                  setToken(event.target.value);
                  setTyped({});
                }}
              />
              {fields.map(({ label, themes: [theme, ...others] }) => {
                if (theme === undefined) return null;
                return (
                  <TextField
                    key={label}
                    label={label}
                    font="mono"
                    value={shown[theme]}
                    error={findFault(token, shown[theme])}
                    onChange={({ target: { value } }) =>
                      setTyped((before) => ({
                        ...before,
                        ...Object.fromEntries([theme, ...others].map((each) => [each, value])),
                      }))
                    }
                  />
                );
              })}
            </Grid>
            <Inline space="medium">
              <Button onClick={() => setTyped({})}>Reset</Button>
              <Text as="span" tone="muted">
                <span role="status">Used by {formatCount(touched.length, 'component')}.</span>
              </Text>
            </Inline>
          </Stack>
        </Card>
        <Stack space="medium">
          {touched.map((part) => (
            <Use key={part.title} part={part} token={token} tried={tried} />
          ))}
        </Stack>
        {patterns.length > 0 ? (
          <Stack space="small">
            <Heading level={2} size="item">
              Patterns that use it by themselves
            </Heading>
            <Inline as="ul" space="small">
              {patterns.map(({ id, name }) => (
                <li key={id}>
                  <Link href={`./?path=/docs/${id}--docs`} target="_top">
                    {name}
                  </Link>
                </li>
              ))}
            </Inline>
          </Stack>
        ) : null}
      </Stack>
    </Unstyled>
  );
}
