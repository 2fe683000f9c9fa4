import { describe, expect, it } from 'vitest';
import type { Actor, ReviewOutcome } from '~/contract/api.gen';
import {
  formatFailure,
  formatResultLine,
  formatDecisionResultsTitle,
  formatOthersDecisionWithTime,
  type DecisionResultItem,
} from '~/screens/review/decisionResults';

const now = Date.parse('2026-11-20T21:00:00.000Z');
const outcome: ReviewOutcome = {
  status: 'customized',
  action: 'mute',
  reviewed_by: 'sam@survival-one.example',
  decided_at: '2026-11-20T20:58:00.000Z',
};
const decided: DecisionResultItem = {
  id: '1',
  result: 'decided',
  message: 'Approved: mute recorded for tunnelrat. It is carried out when the server asks.',
};
const alreadyDecided: DecisionResultItem = { id: '2', result: 'alreadyDecided', detail: null, outcome };
const failed: DecisionResultItem = { id: '3', result: 'failed', detail: null };

it('a line shows the characters in its player’s name that turn the letters after them', () => {
  expect(formatResultLine({ ...failed, about: 'good_\u202Ereyalp' }, now)).toMatch(
    /^good_\[U\+202E\]reyalp: /,
  );
});

describe('a decision that another reviewer made first', () => {
  it('says who decided what and when', () => {
    expect(formatOthersDecisionWithTime({ detail: null, outcome }, now)).toBe(
      'Already customized (mute) by sam@survival-one.example 2 min ago.',
    );
  });

  it('names the key behind the address, and not the login, which the history names', () => {
    const withActor = (actor: Actor) =>
      formatOthersDecisionWithTime({ detail: null, outcome: { ...outcome, actor } }, now);
    const member: Actor = { type: 'member', id: '1', name: 'Sam@survival-one.example' };
    expect(withActor(member)).toBe('Already customized (mute) by sam@survival-one.example 2 min ago.');
    expect(withActor({ ...member, name: 'owner@survival-one.example' })).toBe(withActor(member));
    expect(withActor({ type: 'key', id: '2', name: 'bot', key_prefix: 'sk_live_AbCd' })).toBe(
      'Already customized (mute) by sam@survival-one.example · key bot (sk_live_AbCd) 2 min ago.',
    );
  });

  it('names no action after a rejection, which has none', () => {
    const rejected = { ...outcome, status: 'rejected', action: 'none' } as const;
    expect(formatOthersDecisionWithTime({ detail: null, outcome: rejected }, now)).toBe(
      'Already rejected by sam@survival-one.example 2 min ago.',
    );
  });

  it("shows the server's detail when the decision is missing, and a general text when both are missing", () => {
    expect(formatOthersDecisionWithTime({ detail: 'Sam was first.', outcome: null }, now)).toBe(
      'Sam was first.',
    );
    expect(formatOthersDecisionWithTime({ detail: null, outcome: null }, now)).toBe(
      'Another reviewer decided this message first.',
    );
  });
});

describe('the line of a result', () => {
  it('is the message of the server for a success', () => {
    expect(formatResultLine(decided, now)).toBe(
      'Approved: mute recorded for tunnelrat. It is carried out when the server asks.',
    );
  });

  it("is the server's detail for a failure, and a general text without one", () => {
    expect(formatResultLine({ ...failed, detail: 'Not now.' }, now)).toBe('Not now.');
    expect(formatResultLine(failed, now)).toBe('Failed to perform action. Please try again.');
  });

  it('names the player where several items were decided', () => {
    expect(formatResultLine({ ...failed, about: 'rager_3' }, now)).toBe(
      'rager_3: Failed to perform action. Please try again.',
    );
    expect(formatResultLine({ ...decided, about: 'tunnelrat' }, now)).toBe(
      'Approved: mute recorded for tunnelrat. It is carried out when the server asks.',
    );
  });
});

it('the title counts the decided items, and all items when some were not decided', () => {
  expect(formatDecisionResultsTitle([decided, { ...decided, id: '4' }])).toBe('2 messages decided');
  expect(formatDecisionResultsTitle([decided, alreadyDecided, failed])).toBe('1 of 3 messages decided');
});

describe('a decision that failed', () => {
  it('says what to do where no server answered, after the words that every failure has', () => {
    expect(formatFailure({ detail: null, isUnanswered: true })).toBe(
      'Failed to perform action. Please try again. No answer came. Check your connection, then confirm again: what you entered is kept.',
    );
    expect(formatFailure({ detail: null })).toBe('Failed to perform action. Please try again.');
    expect(formatFailure({ detail: 'Come back later.', isUnanswered: true })).toBe('Come back later.');
  });
});
