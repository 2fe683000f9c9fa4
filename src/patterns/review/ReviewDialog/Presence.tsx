import { Avatar, Text, Tooltip, VisuallyHidden } from '~/design-system';
import * as css from './ReviewDialog.css';

export interface PresenceProps {
  /** Names of the other reviewers who have the item open; a name may come more than once. */
  names: readonly string[];
}

/** Avatars shown, at most; the sentence names all reviewers. */
const MAX_SHOWN = 3;

function describePresence(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${new Intl.ListFormat('en').format(names)} ${names.length === 1 ? 'has' : 'have'} this open too`;
}

/** The other reviewers who have the item open: as avatars, and as a sentence for screen readers and on hover. */
export function Presence({ names: given }: PresenceProps) {
  const names = [...new Set(given)];
  const words = describePresence(names);
  return (
    <>
      {/* Mounted from the start, so that screen readers announce each reviewer who joins. */}
      <VisuallyHidden role="status" aria-live="polite">
        {words}
      </VisuallyHidden>
      {words === '' ? null : (
        <Tooltip content={words} describes={false}>
          <button type="button" className={css.presence}>
            <VisuallyHidden>{words}</VisuallyHidden>
            {names.slice(0, MAX_SHOWN).map((name) => (
              <Avatar key={name} name={name} size="compact" />
            ))}
            {names.length > MAX_SHOWN ? (
              <span aria-hidden="true">
                <Text as="span" size="small" tone="muted" numeric>
                  +{names.length - MAX_SHOWN}
                </Text>
              </span>
            ) : null}
          </button>
        </Tooltip>
      )}
    </>
  );
}
