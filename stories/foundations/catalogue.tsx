import { Unstyled } from '@storybook/addon-docs/blocks';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Card, Grid, Heading, Inline, Link, Stack } from '~/design-system';

interface StoryModule {
  default: { title?: string };
}

interface Entry {
  title: string;
  stories: { id: string; name: string }[];
}

function read(modules: Record<string, unknown>): Entry[] {
  return Object.values(modules)
    .map((module) => {
      const { default: meta, ...stories } = module as StoryModule;
      const title = meta.title ?? '';
      return {
        title,
        /* Names that begin with two underscores are Storybook's own. */
        stories: Object.keys(stories)
          .filter((key) => !key.startsWith('__'))
          .map((key) => ({
            id: toId(title, storyNameFromExport(key)),
            name: storyNameFromExport(key),
          })),
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

const screens = read(import.meta.glob('../screens/*.stories.tsx', { eager: true }));

/** Every screen with a link to each of its states. */
export function AllScreens() {
  return (
    <Unstyled>
      <Grid columns={{ phone: 1, tablet: 2 }} align="start">
        {screens.map(({ title, stories }) => (
          <Card key={title} padding="compact" as="section" aria-label={title}>
            <Stack space="xsmall">
              <Heading level={2} size="item">
                {title.split('/').at(-1)}
              </Heading>
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
