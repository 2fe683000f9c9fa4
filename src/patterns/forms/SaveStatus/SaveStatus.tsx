import { CheckIcon, Icon, Spinner, Text, XIcon, type TextTone } from '~/design-system';
import * as css from './SaveStatus.css';

export const SAVE_STATES = ['idle', 'saving', 'saved', 'failed'] as const;
/** The state of saving. */
export type SaveState = (typeof SAVE_STATES)[number];

export interface SaveStatusProps {
  /** The state of saving. The parent shows the result for 3 s. */
  state: SaveState;
}

/** The texts of the specification, word for word. */
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

/** The result of saving, beside the button that saves. */
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
