/** Every tone, from calmest to most severe. A tone carries meaning and always comes with a text or a shape. */
export const TONES = ['neutral', 'accent', 'positive', 'info', 'caution', 'serious', 'critical'] as const;

/**
 * The meaning a colour carries.
 *
 * - `neutral`: no judgement, unknown values, "none".
 * - `accent`: primary, active or selected, and nothing else.
 * - `positive`: good, confirmed, healthy.
 * - `info`: worth knowing; the blue of "mute".
 * - `caution`: look at this soon; the yellow of "warn".
 * - `serious`: act on this; the orange of "kick".
 * - `critical`: failed, forbidden or destructive; the red of "ban".
 */
export type Tone = (typeof TONES)[number];
