import type { PendingReview } from '~/contract/api.gen';
import { Button, Checkbox, Stack, Text, formatRelative } from '~/design-system';
import { formatCount, toActionNoun, revealOverrides } from '~/domain';
import { Section } from './ReviewFacts';

export interface SimilarListProps {
  /** Other pending items with nearly the same message. */
  similar: readonly PendingReview[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
}

/** Similar items, which the reviewer can select for the same decision. */
export function SimilarList({ similar, selected, onSelectedChange, shortcuts, now }: SimilarListProps) {
  if (similar.length === 0) return null;
  const isAll = similar.every(({ id }) => selected.has(id));
  const toggle = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onSelectedChange(next);
  };
  return (
    <Section
      title="Near-identical messages"
      end={
        <Button
          size="compact"
          variant="ghost"
          aria-keyshortcuts={shortcuts ? 'X' : undefined}
          onClick={() => onSelectedChange(new Set(isAll ? [] : similar.map(({ id }) => id)))}
        >
          {isAll ? 'Select none' : `Select all ${similar.length}`}
        </Button>
      }
    >
      <Text tone="muted">
        {formatCount(similar.length, 'more message')} in this page of the queue. What you select is decided
        together with this one, each with its own record.
      </Text>
      <Stack as="ul" space="xsmall">
        {similar.map(({ id, player_name, message, created_at, recommended_action: action }) => (
          <li key={id}>
            <Checkbox
              label={<bdi>{revealOverrides(message)}</bdi>}
              description={
                <>
                  <bdi>{revealOverrides(player_name)}</bdi>, {formatRelative(created_at, now)}. Recommended:{' '}
                  {action === 'none' ? 'no action' : toActionNoun(action)}
                </>
              }
              checked={selected.has(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            />
          </li>
        ))}
      </Stack>
    </Section>
  );
}
