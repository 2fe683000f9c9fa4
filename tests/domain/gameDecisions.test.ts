import { describe, expect, it } from 'vitest';
import type { DecisionDelivery } from '~/contract/api.gen';
import {
  describeGameDecision,
  describeGameDelivery,
  describeUndoEffects,
  formatActionDuration,
} from '~/domain';
import { gameDecisions, gameDeliveries } from '~/fixtures';

describe('what became of a decision in the game', () => {
  it.each([
    [gameDeliveries.waiting, 'neutral', 'Waiting for the server', null],
    [gameDeliveries.carriedOut, 'positive', 'Carried out', '2 s later'],
    [{ ...gameDeliveries.carriedOut, seconds: 0.2 }, 'positive', 'Carried out', '0 s later'],
    [{ ...gameDeliveries.carriedOut, seconds: 150 }, 'positive', 'Carried out', '2 min later'],
    [{ ...gameDeliveries.carriedOut, seconds: 190_000 }, 'positive', 'Carried out', '2 d later'],
    [{ ...gameDeliveries.carriedOut, detail: 'kicked instead' }, 'caution', 'Carried out', '2 s later'],
    [gameDeliveries.failed, 'caution', 'Failed', '2 s later'],
    [{ ...gameDeliveries.waiting, state: 'partly_done' }, 'neutral', 'Partly done', null],
  ])('%j has a tone, words and a delay', (delivery, tone, label, later) => {
    expect(describeGameDelivery(delivery as DecisionDelivery)).toEqual({ tone, label, later });
  });
});

describe('a decision for the game', () => {
  it.each([
    [gameDecisions.ban, 'Ban'],
    [gameDecisions.undo, 'Ban undone'],
    [gameDecisions.mute, 'Mute, 10 minutes'],
    [{ ...gameDecisions.mute, duration_seconds: null }, 'Mute, until it is lifted'],
    [{ ...gameDecisions.mute, action: 'kick', duration_seconds: null } as const, 'Kick'],
    [{ ...gameDecisions.mute, action: 'none', previous_action: 'mute' } as const, 'Mute lifted'],
    [{ ...gameDecisions.undo, previous_action: 'warn' } as const, 'Warning undone'],
  ])('%# is described in a few words', (decision, words) => {
    expect(describeGameDecision(decision)).toBe(words);
  });

  it.each([
    [60, '1 minute'],
    [5_400, '90 minutes'],
    [604_800, '7 days'],
    [61, '61 seconds'],
  ])('of %i seconds lasts %s', (seconds, words) => {
    expect(formatActionDuration(seconds)).toBe(words);
  });

  it('is reversed in the game only where a game can reverse it', () => {
    expect(describeUndoEffects('ban', 'rat')).toContain('told to lift the ban of rat');
    expect(describeUndoEffects('warn', 'rat')).toContain('told that the warning of rat is taken back');
  });
});
