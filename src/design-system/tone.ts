/** All tones, from the mildest to the most severe. A text or a shape always says the same as a tone. */
export const TONES = ['neutral', 'accent', 'positive', 'info', 'caution', 'serious', 'critical'] as const;

/**
 * The meaning of a colour.
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
