import type { LogExplanation, TextRange } from '~/contract/api.gen';
import { Stack, Text } from '~/design-system';
import { formatSlot, formatWordReading, formatLanguage, revealOverrides } from '~/domain';
import * as css from './MessageExplanation.css';

/** A text whose changed parts are marked. */
function MarkedText({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const shown = ranges.filter(({ start, end }) => end > start);
  return (
    <div className={css.line} dir="auto">
      {shown.map(({ start, end }, index) => (
        <span key={start}>
          {revealOverrides(text.slice(shown[index - 1]?.end ?? 0, start))}
          <mark className={css.changed}>{revealOverrides(text.slice(start, end))}</mark>
        </span>
      ))}
      {revealOverrides(text.slice(shown.at(-1)?.end ?? 0))}
    </div>
  );
}

function Line({ title, text, ranges }: { title: string; text: string; ranges: readonly TextRange[] }) {
  return (
    <Stack space="half">
      <Text size="small" tone="muted">
        {title}
      </Text>
      <MarkedText text={text} ranges={ranges} />
    </Stack>
  );
}

/** Words that only tell the language say nothing about the message. */
const TELLS_LANGUAGE = 'grammar';

type ListedWord = LogExplanation['words'][number];

/** Each word that is written and read alike once, and how often it occurs. */
function countAlike(words: readonly ListedWord[]): { key: string; word: ListedWord; count: number }[] {
  const counted = new Map<string, { key: string; word: ListedWord; count: number }>();
  for (const word of words) {
    const key = [word.written.text, word.reading, word.slot, word.language, word.listed].join(' ');
    counted.set(key, { key, word, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}

function Word({ word, count }: { word: ListedWord; count: number }) {
  const { written, read, reading, slot, language } = word;
  return (
    <li>
      <Text as="span">
        “<bdi>{revealOverrides(written.text)}</bdi>”: {formatSlot(slot)} ({formatLanguage(language)})
        {reading === 'plain' ? null : (
          <>
            , read as “<bdi>{read}</bdi>”: {formatWordReading(reading)}
          </>
        )}
        {count > 1 ? `, ${count} times` : null}
      </Text>
    </li>
  );
}

/**
 * Shows how the engine normalised a message (disguise undone, reversed, likely languages) and which listed words it found
 * in the result.
 */
export function ReadingStage({ explained }: { explained: LogExplanation }) {
  const { written, read, changes, turned, languages, words } = explained;
  const listed = words.filter(({ slot }) => slot !== TELLS_LANGUAGE);
  return (
    <Stack space="small">
      {changes.length === 0 ? (
        <Text>Read as it is written.</Text>
      ) : (
        <>
          <Line title="Written" text={written} ranges={changes.map((change) => change.written)} />
          <Line title="Read as" text={read} ranges={changes.map((change) => change.read)} />
        </>
      )}
      {turned === null ? null : (
        <Text>
          Read from its end: “<bdi>{turned}</bdi>”
        </Text>
      )}
      {languages.length > 0 ? (
        <Text>Likely languages: {languages.map((code) => formatLanguage(code)).join(', ')}</Text>
      ) : null}
      {listed.length > 0 ? (
        <Stack as="ul" space="half" aria-label="Listed words">
          {countAlike(listed).map(({ key, word, count }) => (
            <Word key={key} word={word} count={count} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
