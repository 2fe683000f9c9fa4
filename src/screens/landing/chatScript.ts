import type { ChatFeedLine } from '~/patterns';

/** Invented chat of a survival server. Each verdict is the local rules' own; a test compares them. */
export const CHAT_SCRIPT: readonly ChatFeedLine[] = [
  { player: 'mossy_fox', message: 'anyone trading diamonds at spawn?', verdict: 'none', cost: 4 },
  { player: 'Kestrel9', message: 'nice tower! how did you do the roof', verdict: 'none', cost: 3 },
  { player: 'xX_grief', message: 'gg easy, uninstall you waste of space', verdict: 'mute', cost: 182 },
  { player: 'tunnelrat', message: 'join play.freerank.example for FREE OP', verdict: 'warn', cost: 6 },
  { player: 'Ada_builds', message: 'brb dinner', verdict: 'none', cost: 3 },
  { player: 'xX_grief', message: 'i know where you live, ████ street', verdict: 'ban', cost: 204 },
  { player: 'pebble', message: 'i will burn your house down', verdict: 'review', cost: 0.5 },
  { player: 'Kestrel9', message: 'spruce stairs and a lot of patience', verdict: 'none', cost: 4 },
  { player: 'HOTDEALS', message: 'cheap ranks cheap ranks cheap ranks', verdict: 'warn', cost: 5 },
  { player: 'quartzling', message: 'i will ddos this server tonight', verdict: 'kick', cost: 176 },
  { player: 'Ada_builds', message: 'back! the iron farm works now', verdict: 'none', cost: 4 },
  { player: 'tunnelrat', message: 'whats your real name and school', verdict: 'review', cost: 0.64 },
];
