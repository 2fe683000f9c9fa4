import { actionValues } from '~/contract/enums.gen';
import type { Action } from '~/contract/api.gen';
import { toToneAndLabel, type Labelled } from './labelled';

const ACTIONS: Readonly<Record<Action, Labelled>> = {
  none: { tone: 'neutral', label: 'None' },
  warn: { tone: 'caution', label: 'Warn' },
  mute: { tone: 'info', label: 'Mute' },
  kick: { tone: 'serious', label: 'Kick' },
  ban: { tone: 'critical', label: 'Ban' },
};

/** Labels of the select in which a reviewer chooses an action. */
const CHOICES: Readonly<Record<Action, string>> = {
  none: 'No Action',
  warn: 'Warning',
  mute: 'Mute',
  kick: 'Kick',
  ban: 'Ban',
};

/** Tone and short label of an action. */
export function describeAction(action: string | null | undefined): Labelled {
  return toToneAndLabel(ACTIONS, action);
}

/** The actions a reviewer chooses from, mildest first. */
export const ACTION_CHOICES: readonly { value: Action; label: string }[] = actionValues.map((value) => ({
  value,
  label: CHOICES[value],
}));
