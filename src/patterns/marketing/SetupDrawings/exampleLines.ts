import type { Action, AutomationLevel } from '~/contract/api.gen';

interface ExampleLine {
  player: string;
  message: string;
  verdict: Action;
}

/**
 * The automation level in the drawings.
 *
 * @internal for the test that compares the drawings with the moderation rules
 */
export const EXAMPLE_AUTOMATION_LEVEL: AutomationLevel = 'auto_mute';

/** Messages with the action that the local rules take at that level. */
export const EXAMPLE_LINES: readonly ExampleLine[] = [
  { player: 'Kestrel9', message: 'gg that was close', verdict: 'none' },
  { player: 'tunnelrat', message: 'join play.freerank.example', verdict: 'warn' },
  { player: 'xX_grief', message: 'i know where you live', verdict: 'mute' },
];

/** A message that waits for a reviewer. */
export const HELD_LINE = 'free ranks, just dm me';
