import { DocsContext, Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Grid, Link, Stack, Text } from '~/design-system';
import { toPictureAddress } from './pictures';
import { resolveModes, viewports, type Mode, type Modes } from './modes';

const WAYS: Readonly<Record<string, (mode: Mode) => boolean>> = {
  'forced colours': ({ forcedColors }) => forcedColors === 'active',
  'reduced motion': ({ motion }) => motion === 'reduce',
  'text at 200 %': ({ textScale }) => textScale === '200',
};

/** Describes how a picture was drawn, such as `dark, 360 px, reduced motion`. */
function describeMode(mode: Mode): string {
  const ways = Object.keys(WAYS).filter((way) => WAYS[way]?.(mode));
  return [mode.theme, `${viewports[mode.viewport].width} px`, ...ways].join(', ');
}

/** Light before dark, then narrow before wide, so that each row compares the same things. */
function compareModes([, one]: [string, Mode], [, other]: [string, Mode]): number {
  const width = ({ viewport }: Mode) => viewports[viewport].width;
  return width(one) - width(other) || other.theme.localeCompare(one.theme, 'en');
}

const frame = {
  display: 'block',
  inlineSize: '100%',
  blockSize: '12rem',
  objectFit: 'scale-down',
  objectPosition: 'left top',
} as const;

/** Every story of the page's file in all the windows and themes of its accepted pictures, side by side. */
export function StateWall() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Heading>Accepted pictures</Heading>
      <Unstyled>
        <Stack space="large">
          <Text>
            A change of a picture is accepted as{' '}
            <Link href="./?path=/docs/getting-started-reviewing-pictures--docs" target="_top">
              Reviewing pictures
            </Link>{' '}
            says.
          </Text>
          {stories.map((story) => {
            const { chromatic } = story.parameters as { chromatic?: { modes?: Modes } };
            const { viewport } = story.storyGlobals as { viewport?: { value?: string } };
            const modes = resolveModes(chromatic?.modes ?? {}, viewport?.value);
            return (
              <Stack key={story.id} space="xsmall">
                <Link href={`./?path=/story/${story.id}`} target="_top">
                  {story.name}
                </Link>
                <Grid columns={{ phone: 1, tablet: 2 }} as="ul">
                  {Object.entries(modes)
                    .toSorted(compareModes)
                    .map(([name, mode]) => (
                      <li key={name}>
                        <a href={toPictureAddress(story.id, name)} target="_top">
                          <img
                            src={toPictureAddress(story.id, name)}
                            alt={`${story.name}: ${describeMode(mode)}`}
                            loading="lazy"
                            style={frame}
                          />
                        </a>
                        <Text tone="muted" size="small">
                          {describeMode(mode)}
                        </Text>
                      </li>
                    ))}
                </Grid>
              </Stack>
            );
          })}
        </Stack>
      </Unstyled>
    </>
  );
}
