import { describe, expect, it } from 'vitest';
import { listRuleReadings } from '~/server/moderation';

/** The reading of each clause of the rules. */
function listReadings(rules: string): string[] {
  return listRuleReadings(rules).map(({ reading }) => reading);
}

describe('the readings of the rules', () => {
  it('say for each clause whether the local rules apply it', () => {
    expect(
      listRuleReadings(
        '1. Be kind. No griefing.\n2. Swearing is fine, slurs are not.\n3. Advertising only in #trade.',
      ),
    ).toEqual([
      { number: 1, text: 'Be kind.', reading: 'forbids', categories: ['harassment', 'hate', 'self_harm'] },
      { number: 1, text: 'No griefing.', reading: 'not_understood', categories: [] },
      { number: 2, text: 'Swearing is fine', reading: 'permits', categories: ['profanity'] },
      { number: 2, text: 'slurs are not.', reading: 'forbids', categories: ['hate'] },
      { number: 3, text: 'Advertising only in #trade.', reading: 'not_understood', categories: [] },
    ]);
  });
  it('are empty for empty rules', () => {
    expect(listRuleReadings(' \n ')).toEqual([]);
  });
  it.each([
    ['Ban anyone who swears.', ['profanity'], 'ban'],
    ['Mute players who use racial slurs', ['hate'], 'mute'],
    ['We will instantly ban anyone who advertises', ['advertising'], 'ban'],
    ['Anyone who advertises gets banned.', ['advertising'], 'ban'],
    ['Players who post links will be muted', ['advertising'], 'mute'],
    ['Whoever spams will be kicked.', ['spam'], 'kick'],
    ['If you swear you get muted', ['profanity'], 'mute'],
    ['If anyone spams, they will be kicked', ['spam'], 'kick'],
    ['No one may advertise.', ['advertising'], undefined],
    ['Nobody is allowed to swear', ['profanity'], undefined],
    ['English chat only', ['other'], undefined],
  ])('understand who is punished for what: %s', (rules, categories, action) => {
    expect(listRuleReadings(rules)).toEqual([
      { number: 1, text: rules, reading: 'forbids', categories, ...(action === undefined ? {} : { action }) },
    ]);
  });
  it.each([
    'We do not ban anyone who swears.',
    'Ban anyone who swears at staff.',
    'If you swear at staff you get muted',
    "If you don't swear you get rewarded",
    'If you swear nobody gets muted',
    'Whoever reports spam gets warned by no one',
    'Nobody minds if you swear',
  ])('leave what they say otherwise to an AI: %s', (rules) => {
    expect(listReadings(rules)).not.toContain('forbids');
  });
  it('call two clauses that contradict each other not understood', () => {
    expect(listReadings('No swearing.\nSwearing is allowed.')).toEqual(['not_understood', 'not_understood']);
  });
  it('contain every clause that is quoted', () => {
    const rules = 'Forbidden:\n- advertising\n- caps\nAllowed:\n- swearing';
    expect(listReadings(rules)).toEqual(['forbids', 'forbids', 'permits']);
  });
});
