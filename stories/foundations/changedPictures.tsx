import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import changes, { type ChangedPicture, type PictureChanges } from 'virtual:picture-changes';
import { Badge, Card, CodeBlock, Grid, Heading, Inline, Link, Stack, Text, type Tone } from '~/design-system';
import { formatCount } from '~/domain';
import { toPictureAddress } from '../../.storybook/pictures';

const TONES: Readonly<Record<ChangedPicture['kind'], Tone>> = {
  new: 'positive',
  changed: 'caution',
  removed: 'critical',
};

/** Reads the name of each story as the sidebar shows it, such as `Button, Primary`. */
function useStoryNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const read = async () => {
      const answer = await fetch('./index.json');
      const { entries } = (await answer.json()) as {
        entries: Record<string, { title: string; name: string }>;
      };
      const pairs = Object.entries(entries).map(
        ([id, { title, name }]) => [id, `${title.split('/').at(-1) ?? title}, ${name}`] as const,
      );
      setNames(new Map(pairs));
    };
    void read();
  }, []);
  return names;
}

/** Not enlarged, because both pictures of a pair must have one scale. */
const picture = { display: 'block', maxInlineSize: '100%' } as const;

interface SideProps {
  title: 'Before' | 'After';
  story: string;
  /** As the sidebar shows it. */
  name: string;
  mode: string;
}

function Side({ title, story, name, mode }: SideProps) {
  const address = toPictureAddress(story, mode, title === 'Before' ? 'earlier-pictures' : 'pictures');
  return (
    <Stack as="li" space="xsmall">
      <Text size="small" tone="muted">
        {title}
      </Text>
      <a href={address} target="_top">
        <img src={address} alt={`${name}, ${mode}, ${title.toLowerCase()}`} loading="lazy" style={picture} />
      </a>
    </Stack>
  );
}

/** Black where both pictures are equal. */
function Difference({ story, mode }: Pick<SideProps, 'story' | 'mode'>) {
  return (
    <Stack as="li" space="xsmall">
      <Text size="small" tone="muted">
        Difference
      </Text>
      <div style={{ position: 'relative', isolation: 'isolate' }}>
        <img src={toPictureAddress(story, mode, 'earlier-pictures')} alt="" loading="lazy" style={picture} />
        <img
          src={toPictureAddress(story, mode)}
          alt=""
          loading="lazy"
          style={{ ...picture, position: 'absolute', insetBlockStart: 0, mixBlendMode: 'difference' }}
        />
      </div>
    </Stack>
  );
}

function Pair({ story, name, mode, kind }: ChangedPicture & { name: string }) {
  return (
    <Stack space="xsmall">
      <Inline space="small">
        <Text as="span" size="small">
          {mode}
        </Text>
        <Badge tone={TONES[kind]}>{kind}</Badge>
      </Inline>
      <Grid as="ul" columns={{ phone: 1, tablet: kind === 'changed' ? 3 : 1 }} align="start">
        {kind === 'new' ? null : <Side title="Before" story={story} name={name} mode={mode} />}
        {kind === 'removed' ? null : <Side title="After" story={story} name={name} mode={mode} />}
        {kind === 'changed' ? <Difference story={story} mode={mode} /> : null}
      </Grid>
    </Stack>
  );
}

interface StoryChangesProps {
  story: string;
  name: string;
  pictures: readonly ChangedPicture[];
}

function StoryChanges({ story, name, pictures }: StoryChangesProps) {
  return (
    <Card padding="compact" as="section" aria-label={name}>
      <Stack space="medium">
        <Heading level={2} size="item">
          {pictures.every(({ kind }) => kind === 'removed') ? (
            name
          ) : (
            <Link href={`./?path=/story/${story}`} target="_top">
              {name}
            </Link>
          )}
        </Heading>
        {pictures.map((changed) => (
          <Pair key={changed.mode} name={name} {...changed} />
        ))}
      </Stack>
    </Card>
  );
}

function AllChanges({ since, pictures }: PictureChanges) {
  const stories = [...new Set(pictures.map(({ story }) => story))];
  const names = useStoryNames();
  return (
    <Stack space="medium">
      <Text>
        {formatCount(pictures.length, 'picture')} of {formatCount(stories.length, 'story', 'stories')} since{' '}
        {since}. The sidebar’s filter shows these stories alone with the tag “changed”.
      </Text>
      {stories.map((story) => (
        <StoryChanges
          key={story}
          story={story}
          name={names.get(story) ?? story}
          pictures={pictures.filter((changed) => changed.story === story)}
        />
      ))}
    </Stack>
  );
}

/** Each accepted picture that differs from the revision that this Storybook was built with. */
export function ChangedPictures() {
  return (
    <Unstyled>
      {changes ? (
        <AllChanges {...changes} />
      ) : (
        <Stack space="medium">
          <Text>
            This Storybook was built without a revision to compare with. Name a branch, a tag or a commit:
          </Text>
          <CodeBlock
            label="Command"
            samples={[{ language: 'Shell', code: 'CATALOGUE_SINCE=main npm run storybook' }]}
          />
        </Stack>
      )}
    </Unstyled>
  );
}
