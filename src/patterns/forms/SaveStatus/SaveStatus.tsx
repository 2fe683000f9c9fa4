import { CheckIcon, Icon, Spinner, Text, XIcon, type TextTone } from '~/design-system';
import * as css from './SaveStatus.css';

export const SAVE_STATES = ['idle', 'saving', 'saved', 'failed'] as const;
/** Where saving stands. */
export type SaveState = (typeof SAVE_STATES)[number];

export interface SaveStatusProps {
  /** Where saving stands. The outcome is shown for 3 seconds, which the parent counts (spec 2, 9). */
  state: SaveState;
}

/** The texts of the specification, word for word (spec 2, configuration). */
const TEXTS: Readonly<Record<SaveState, string>> = {
  idle: '',
  saving: 'Saving...',
  saved: '✓ Saved successfully',
  failed: '✗ Failed to save',
};

const TONES: Readonly<Record<SaveState, TextTone>> = {
  idle: 'muted',
  saving: 'muted',
  saved: 'positive',
  failed: 'critical',
};

/** How saving went, beside the button that saves. */
export function SaveStatus({ state }: SaveStatusProps) {
  return (
    <Text as="span" tone={TONES[state]} role="status">
      <span className={css.status} data-state={state}>
        {state === 'saving' ? <Spinner label={null} size="small" /> : null}
        {state === 'saved' ? <Icon icon={CheckIcon} /> : null}
        {state === 'failed' ? <Icon icon={XIcon} /> : null}
        <span className={state === 'saved' || state === 'failed' ? css.drawnSign : undefined}>
          {TEXTS[state]}
        </span>
      </span>
    </Text>
  );
}
