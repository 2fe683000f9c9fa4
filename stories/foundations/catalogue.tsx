import { Unstyled } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Card, Grid, Heading, Inline, Link, Stack } from '~/design-system';
import { componentModes, resolveModes, type Modes } from '../../.storybook/modes';
import { toPictureAddress } from '../../.storybook/pictures';

interface StoryModule {
  default: { title?: string; id?: string; parameters?: { chromatic?: { modes?: Modes } } };
  /** The names of the stories in the file's order, which Storybook adds. */
  __namedExportsOrder: readonly string[];
}

interface Entry {
  title: string;
  stories: { id: string; name: string }[];
  /** Address of the accepted picture of the usual state. */
  picture: string;
}

function read(modules: Record<string, unknown>): Entry[] {
  return Object.values(modules)
    .map((module) => {
      const { default: meta, __namedExportsOrder: names } = module as StoryModule;
      const title = meta.title ?? '';
      const listed = names.map((key) => ({
        id: toId(meta.id ?? title, storyNameFromExport(key)),
        name: (module as Record<string, { name?: string }>)[key]?.name ?? storyNameFromExport(key),
      }));
      const usual = listed.find(({ name }) => name === 'Filled') ?? listed[0];
      const modes = resolveModes(meta.parameters?.chromatic?.modes ?? componentModes.modes);
      const light = Object.keys(modes).findLast((name) => modes[name]?.theme === 'light');
      return { title, stories: listed, picture: toPictureAddress(usual?.id ?? '', light ?? '') };
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

const thumbnail = {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: 'left top',
} as const;

const screens = read(import.meta.glob('../screens/*.stories.tsx', { eager: true }));

/** Every screen with the accepted picture of its usual state and a link to each state. */
export function AllScreens() {
  return (
    <Unstyled>
      <Grid columns={{ phone: 1, tablet: 2 }} align="start">
        {screens.map(({ title, stories, picture }) => (
          <Card key={title} padding="compact" as="section" aria-label={title}>
            <Stack space="xsmall">
              <Heading level={2} size="item">
                {title.split('/').at(-1)}
              </Heading>
              {/* The link to the state has its name already. */}
              <img src={picture} alt="" loading="lazy" style={thumbnail} />
              <Inline space="small" as="ul">
                {stories.map((story) => (
                  <li key={story.id}>
                    {/* The page is an iframe of Storybook; the link must change the page around it. */}
                    <Link href={`./?path=/story/${story.id}`} target="_top" variant="quiet">
                      {story.name}
                    </Link>
                  </li>
                ))}
              </Inline>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Unstyled>
  );
}
