import { expect, it } from 'vitest';
import { applyNamedAction, judgeLocally, noHistory, listRuleReadings } from '~/server/moderation';
import type { Action } from '~/server/moderation/types';
import { PLAIN_CONFIG } from './judge';

const judge = (message: string, server_rules: string) =>
  judgeLocally({
    message,
    player: { name: 'Steve' },
    history: noHistory,
    recent: [],
    config: { ...PLAIN_CONFIG, automation_level: 'auto_ban', server_rules },
  });
const ADVERTISEMENT = 'join my server 203.0.113.7:25565';

it.each<[string, Action]>([
  ['Advertising: kick', 'kick'],
  ['Advertising = ban', 'ban'],
  ['No advertising (warning)', 'warn'],
  ['No advertising or you will be kicked', 'kick'],
  ['Advertising results in an instant ban.', 'ban'],
  ['Advertising gets you muted', 'mute'],
  ['You will be banned for advertising', 'ban'],
  ['We kick for advertising', 'kick'],
])('%j names its action, and a line that breaks it gets that one', (rules, action) => {
  expect(listRuleReadings(rules)).toMatchObject([
    { reading: 'forbids', categories: ['advertising'], action },
  ]);
  expect(judge(ADVERTISEMENT, rules)).toMatchObject({ category: 'advertising', recommended_action: action });
});

it.each(['No advertising.', 'Advertising is banned.', 'Banned: advertising', 'We ban advertising'])(
  '%j names no action: severity decides',
  (rules) => {
    expect(listRuleReadings(rules)[0]).toMatchObject({ reading: 'forbids' });
    expect(listRuleReadings(rules)[0]).not.toHaveProperty('action');
    expect(judge(ADVERTISEMENT, rules).recommended_action).toBe(judge(ADVERTISEMENT, '').recommended_action);
  },
);

it('takes the action of the clause that the line breaks, not of its neighbour', () => {
  const rules = '1. Swearing: warn\n2. Advertising: ban';
  expect(judge(ADVERTISEMENT, rules)).toMatchObject({
    recommended_action: 'ban',
    rule: '2. Advertising: ban',
  });
  expect(judge('what the fuck', rules).recommended_action).not.toBe('ban');
});

it('makes nothing milder that is as grave as can be, and punishes no call for help', () => {
  const rule = '1. Threats: warn';
  const assessment = { category: 'threat', confidence: 0.99, reasoning: '', rule, needsCare: false } as const;
  const named = (severity: number, action: Action, needsCare = false) =>
    applyNamedAction({ ...assessment, severity, action, needsCare }, rule).action;
  expect(named(7, 'kick')).toBe('warn');
  expect(named(9, 'ban')).toBe('ban');
  expect(named(6, 'none', true)).toBe('none');
});

it('leaves a line alone that no rule names', () => {
  expect(judge('anyone trading diamonds?', 'Advertising: ban').recommended_action).toBe('none');
});
