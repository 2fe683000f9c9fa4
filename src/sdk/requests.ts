import type * as contract from './contract.gen.js';

/** Takes undefined for what may be left out, so that a plugin hands its own settings on as it has read them. */
type OrUndefined<Body> = {
  [Key in keyof Body]: Body[Key] | (object extends Pick<Body, Key> ? undefined : never);
};

/** One line of chat, with who wrote it and where. */
export type ModerateRequest = OrUndefined<contract.ModerateRequest>;

/** What became of a game decision. */
export type DecisionReport = OrUndefined<contract.DecisionReport>;
