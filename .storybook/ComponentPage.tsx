import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import factsByFile, { type ComponentFacts } from 'virtual:component-facts';
import {
  Badge,
  CheckIcon,
  Grid,
  Icon,
  Inline,
  Kbd,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
  XIcon,
} from '~/design-system';
import { Anatomy } from './Anatomy';
import type { Guide, GuidePair, GuideVariants } from './guide';
import { findPackageEntry } from './packageEntry';
import { Prose } from './Prose';
import { StateWall } from './StateWall';
import { UsedTokens } from './UsedTokens';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Unstyled>{children}</Unstyled>
    </>
  );
}

/** A link to another documentation page. The page is an iframe, and the link must change the Storybook around it. */
function PageLink({ title, id = toId(title, 'docs') }: { title: string; id?: string }) {
  return (
    <Link href={`./?path=/docs/${id}`} target="_top">
      {title.startsWith('Screens/') ? title.split('/').slice(1).join(', ') : title.split('/').at(-1)}
    </Link>
  );
}

function StoryLink({ page, name }: { page: string; name: string }) {
  return (
    <Link href={`./?path=/story/${toId(page, name)}`} target="_top" variant="quiet">
      {name}
    </Link>
  );
}

function Use({ use, alsoCalled, avoid }: Guide) {
  return (
    <Section title="When to use it">
      <Stack space="small">
        <Text measure>
          <Prose text={use} />
        </Text>
        {alsoCalled ? <Text tone="muted">Also called {alsoCalled.join(', ')}.</Text> : null}
        <Stack as="ul" space="xsmall">
          {avoid.map(({ when, take }) => (
            <li key={when}>
              <Text as="span">
                <Prose text={when} />, take <PageLink title={take} />.
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

function Variants({ prop, values }: GuideVariants) {
  return (
    <Table caption={`Values of ${prop}`}>
      <TableHead>
        <TableColumn>{prop}</TableColumn>
        <TableColumn>Drawn</TableColumn>
        <TableColumn width="grow">When</TableColumn>
      </TableHead>
      <TableBody>
        {values.map(({ value, text, drawing }) => (
          <TableRow key={value}>
            <TableCell rowHeader>
              <Text as="code" font="mono" size="small">
                {value}
              </Text>
            </TableCell>
            <TableCell>
              <div inert>{drawing}</div>
            </TableCell>
            <TableCell>
              <Prose text={text} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Example({ right, children }: { right: boolean; children: ReactNode }) {
  const edge = `var(--tw-color-tone-${right ? 'positive' : 'critical'}-solid)`;
  return (
    <Stack space="xsmall">
      {/* An example, not something to operate. */}
      <div
        inert
        style={{
          padding: '1.5rem',
          borderBlockStart: `3px solid ${edge}`,
          background: 'var(--tw-color-sunken)',
        }}
      >
        {children}
      </div>
      <Inline space="xsmall">
        <Icon icon={right ? CheckIcon : XIcon} />
        <Text as="span" weight="medium">
          {right ? 'Do' : 'Don’t'}
        </Text>
      </Inline>
    </Stack>
  );
}

function Pair({ right, wrong, because }: GuidePair) {
  return (
    <Stack as="li" space="xsmall">
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Example right>{right}</Example>
        <Example right={false}>{wrong}</Example>
      </Grid>
      <Text measure>
        <Prose text={because} />
      </Text>
    </Stack>
  );
}

/** `ArrowDown` as a reader says it. */
const formatKey = (key: string): string => key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

interface KeyboardProps {
  /** The first part of the stories' ids. */
  page: string;
  keys: ComponentFacts['keys'];
  meanings: Guide['keys'];
}

function Keyboard({ page, keys, meanings }: KeyboardProps) {
  return (
    <Section title="Keyboard">
      <Table caption="Keyboard">
        <TableHead>
          <TableColumn>Key</TableColumn>
          {meanings ? <TableColumn width="grow">What it does</TableColumn> : null}
          <TableColumn>Pressed in</TableColumn>
        </TableHead>
        <TableBody>
          {keys.map(({ key, stories }) => (
            <TableRow key={key}>
              <TableCell rowHeader>
                <Inline space="half">
                  {key.split('+').map((part) => (
                    <Kbd key={part}>{formatKey(part)}</Kbd>
                  ))}
                </Inline>
              </TableCell>
              {meanings ? (
                <TableCell>
                  <Prose text={meanings[key] ?? ''} />
                </TableCell>
              ) : null}
              <TableCell>
                <Inline space="small">
                  {stories.map(storyNameFromExport).map((name) => (
                    <StoryLink key={name} page={page} name={name} />
                  ))}
                </Inline>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Section title={title}>
      <Stack as="ul" space="xsmall">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Text as="span">
              <Prose text={sentence} />
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function Texts({ texts }: Pick<ComponentFacts, 'texts'>) {
  return (
    <Section title="Texts to translate">
      <Stack space="small">
        <Text measure>
          The part shows these by itself. <PageLink title="Foundations/Languages" /> says how a project puts
          others in their place.
        </Text>
        <Table caption="Texts to translate">
          <TableHead>
            <TableColumn>Text</TableColumn>
            <TableColumn>English</TableColumn>
            <TableColumn width="grow">When</TableColumn>
          </TableHead>
          <TableBody>
            {texts.map(({ name, english, meaning }) => (
              <TableRow key={name}>
                <TableCell rowHeader>
                  <Text as="code" font="mono" size="small">
                    {name}
                  </Text>
                </TableCell>
                <TableCell>
                  {english.includes('=>') ? (
                    <Text as="code" font="mono" size="small">
                      {english}
                    </Text>
                  ) : (
                    english
                  )}
                </TableCell>
                <TableCell>
                  <Prose text={meaning} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Stack>
    </Section>
  );
}

interface GuideSectionsProps {
  page: string;
  guide: Guide | undefined;
  facts: ComponentFacts;
}

function GuideSections({ page, guide, facts }: GuideSectionsProps) {
  return (
    <>
      {guide?.anatomy ? (
        <Section title="Anatomy">
          <Anatomy {...guide.anatomy} />
        </Section>
      ) : null}
      {guide?.variants ? (
        <Section title="Variants">
          <Stack space="large">
            {guide.variants.map((variants) => (
              <Variants key={variants.prop} {...variants} />
            ))}
          </Stack>
        </Section>
      ) : null}
      {guide?.pairs ? (
        <Section title="Do and don’t">
          <Stack as="ul" space="large">
            {guide.pairs.map((pair) => (
              <Pair key={pair.because} {...pair} />
            ))}
          </Stack>
        </Section>
      ) : null}
      {facts.keys.length > 0 ? <Keyboard page={page} keys={facts.keys} meanings={guide?.keys} /> : null}
      {guide?.accessibility ? <Sentences title="Accessibility" sentences={guide.accessibility} /> : null}
      {guide?.content ? <Sentences title="Content" sentences={guide.content} /> : null}
      {facts.texts.length > 0 ? <Texts texts={facts.texts} /> : null}
    </>
  );
}

function SourceSections({ tokens, screens }: ComponentFacts) {
  return (
    <>
      {tokens.length > 0 ? (
        <Section title="Tokens">
          <UsedTokens paths={tokens} />
        </Section>
      ) : null}
      {screens.length > 0 ? (
        <Section title="Used in">
          <Inline as="ul" space="small">
            {screens.map(({ id, title }) => (
              <li key={title}>
                <PageLink title={title} id={`${id}--docs`} />
              </li>
            ))}
          </Inline>
        </Section>
      ) : null}
    </>
  );
}

const NO_FACTS: ComponentFacts = { tokens: [], screens: [], keys: [], texts: [] };

/** The documentation page of a story file: what its guide says, its stories, and what its sources say. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const parameters = first?.parameters as
    | { guide?: () => Guide; fileName?: string; docs?: { story?: { inline?: boolean } } }
    | undefined;
  const guide = parameters?.guide?.();
  const file = parameters?.fileName?.replace('./', '') ?? '';
  const facts = factsByFile[file] ?? NO_FACTS;
  const entry = findPackageEntry(file);
  const isStable = first?.tags.includes('stable') === true;
  const since = first?.tags.find((tag) => tag.startsWith('since-'))?.replace('since-', '');
  return (
    <>
      <Title />
      <Unstyled>
        <Inline space="small">
          <Badge tone={isStable ? 'positive' : 'caution'}>{isStable ? 'Stable' : 'Experimental'}</Badge>
          {since === undefined ? null : (
            <Text as="span" size="small" tone="muted">
              Since version {since}
            </Text>
          )}
          <Text as="span" size="small" tone="muted">
            {entry === undefined ? (
              'Not in the package'
            ) : (
              <>
                In the package: <code>{entry}</code>
              </>
            )}
          </Text>
        </Inline>
      </Unstyled>
      <Description of="meta" />
      {guide ? <Use {...guide} /> : null}
      <Primary />
      <Controls />
      <GuideSections page={first?.componentId ?? ''} guide={guide} facts={facts} />
      {/* Storybook gives both frames of one story the same id, and a frame takes long to load. */}
      {stories.length > 1 ? <Stories includePrimary={parameters?.docs?.story?.inline !== false} /> : null}
      <SourceSections {...facts} />
      <StateWall />
    </>
  );
}
