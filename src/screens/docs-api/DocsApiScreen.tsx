import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { failures, reference, webhookEvents } from '~/contract/reference.gen';
import { Button, EmptyState, Grid, NativeSelect, Stack, Text, TextField } from '~/design-system';
import {
  ArticlePage,
  type ArticlePart,
  CallReference,
  createCallSample,
  EventReference,
  MarketingShell,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
  searchReference,
} from '~/patterns';
import { BasicsGuide, ClientPackageGuide, FailuresGuide, ApiQuickStartGuide } from './guides';

export interface DocsApiScreenProps {
  /** The API's origin, without a slash at the end; the code samples contain it. */
  origin: string;
  /** Address of the external status page. */
  statusPageUrl: string;
  /** Words that the shown calls contain; empty for the whole page. */
  search: string;
  onSearchChange: (search: string) => void;
  /** Language of the samples. */
  language: SampleLanguage;
  onLanguageChange: (language: SampleLanguage) => void;
}

const FAILURES_ID = 'failures';
const EVERYTHING = { groups: reference, events: webhookEvents };

/** Calls that most programs make; each has a sample to copy. */
const SAMPLED_CALLS: ReadonlySet<string> = new Set([
  'moderateMessage',
  'moderateBatch',
  'listDecisions',
  'reportDecision',
  'listLogs',
]);

/** Quick start and reference of the API for everyone, without an account. */
export function DocsApiScreen(props: DocsApiScreenProps) {
  const { origin, statusPageUrl, language } = props;
  // Drawing the found calls must not delay the next letter.
  const search = useDeferredValue(props.search);
  const found = searchReference(EVERYTHING, search);
  const parts = [...createCallParts(found.groups, origin, language), ...createEventParts(found.events)];
  const isSearching = search.trim() !== '';
  const count = found.groups.flatMap(({ calls }) => calls).length + found.events.length;
  return (
    <MarketingShell statusPageUrl={statusPageUrl}>
      <ArticlePage
        kind="reference"
        title="API"
        lead="Send each line of chat, get a verdict back, do what it says. Every call and every event, and how to make the first one."
        controls={<Controls {...props} count={isSearching ? count : undefined} />}
        parts={isSearching ? parts : [...createGuideParts(origin, language), ...parts, FAILURES_PART]}
      />
      {isSearching && count === 0 ? (
        <EmptyState
          title="No call contains these words"
          action={<Button onClick={() => props.onSearchChange('')}>Show everything</Button>}
        >
          The search looks at names, paths, texts and fields.
        </EmptyState>
      ) : null}
    </MarketingShell>
  );
}

const FAILURES_PART: ArticlePart = {
  id: FAILURES_ID,
  title: 'Failures',
  body: <FailuresGuide failures={failures} />,
};

function createGuideParts(origin: string, language: SampleLanguage): ArticlePart[] {
  return [
    {
      id: 'quick-start',
      title: 'Quick start',
      body: <ApiQuickStartGuide origin={origin} language={language} />,
    },
    { id: 'client', title: 'Client for TypeScript', body: <ClientPackageGuide origin={origin} /> },
    { id: 'basics', title: 'Basics', body: <BasicsGuide origin={origin} /> },
  ];
}

function createCallParts(
  groups: typeof reference,
  origin: string,
  language: SampleLanguage,
): readonly ArticlePart[] {
  return groups.map(({ name, description, calls }) => ({
    id: name.toLowerCase(),
    title: name,
    places: calls.map(({ id, summary }) => ({ id, title: summary })),
    body: (
      <>
        <Text tone="muted" measure>
          {description}
        </Text>
        {calls.map((call) => (
          <CallReference
            key={call.id}
            call={call}
            failuresHref={`#${FAILURES_ID}`}
            {...(SAMPLED_CALLS.has(call.id) && { sample: createCallSample(call, origin, language) })}
          />
        ))}
      </>
    ),
  }));
}

function createEventParts(events: typeof webhookEvents): readonly ArticlePart[] {
  if (events.length === 0) return [];
  return [
    {
      id: 'events',
      title: 'Webhook events',
      places: events.map(({ id, summary }) => ({ id, title: summary })),
      body: events.map((event) => <EventReference key={event.id} event={event} />),
    },
  ];
}

function Controls({
  search,
  onSearchChange,
  language,
  onLanguageChange,
  count,
}: DocsApiScreenProps & { count: number | undefined }) {
  const onLanguageChosen = (value: string) => {
    const chosen = SAMPLE_LANGUAGES.find((each) => each === value);
    if (chosen !== undefined) onLanguageChange(chosen);
  };
  const searchRef = useRef<HTMLInputElement>(null);
  const languageRef = useRef<HTMLSelectElement>(null);
  const adoptEarlyChoices = useEffectEvent(() => {
    onSearchChange(searchRef.current?.value ?? search);
    onLanguageChosen(languageRef.current?.value ?? language);
  });
  // The visitor can use both controls before the prerendered page has its script.
  useEffect(() => adoptEarlyChoices(), []);
  return (
    <Stack space="small">
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TextField
          ref={searchRef}
          type="search"
          label="Search the calls"
          placeholder="moderate, player_uuid, logs:read"
          value={search}
          onChange={(event) => onSearchChange(event.target.value)}
        />
        <NativeSelect
          ref={languageRef}
          label="Language of the samples"
          placeholder={null}
          options={SAMPLE_LANGUAGES.map((each) => ({ value: each, label: each }))}
          value={language}
          onChange={(event) => onLanguageChosen(event.target.value)}
        />
      </Grid>
      <Text size="small" tone="muted" role="status">
        {count === undefined
          ? ''
          : `${count} ${count === 1 ? 'entry contains' : 'entries contain'} these words`}
      </Text>
    </Stack>
  );
}
