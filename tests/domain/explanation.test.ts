import { describe, expect, it } from 'vitest';
import { decidingFactorValues, wordReadingValues } from '~/contract/enums.gen';
import type { DecidingFactor, LogExplanation } from '~/contract/api.gen';
import {
  describeVerdictOfToday,
  describeSecondOpinion,
  formatSlot,
  formatWordReading,
  formatLanguage,
  listDecidingSentences,
} from '~/domain';
import { explanations } from '~/fixtures';
import { SLOTS } from '~/server/moderation/languages/slots';

const explained: LogExplanation = explanations.disguised;

describe('the sentences of an explanation', () => {
  it.each(decidingFactorValues)(
    '%s has a sentence of its own, and one after a change of settings',
    (factor) => {
      for (const current of [true, false]) {
        const [sentence] = listDecidingSentences({ ...explained, deciding: [{ factor, current }] });
        expect(sentence).toMatch(/^[A-Z].+\.$/);
      }
    },
  );

  it.each(['pre_filter', 'swearing', 'history', 'automation_level', 'confidence_threshold'] as const)(
    '%s says when the setting has changed since',
    (factor) => {
      const say = (current: boolean) =>
        listDecidingSentences({ ...explained, deciding: [{ factor, current }] });
      expect(say(false)).not.toEqual(say(true));
      expect(say(false).join(' ')).toContain('oday');
    },
  );

  it('a factor, a slot, a reading and a language that the app does not know keep their names', () => {
    const factor = 'moon_phase' as DecidingFactor;
    expect(listDecidingSentences({ ...explained, deciding: [{ factor, current: true }] })).toEqual([
      'Moon phase.',
    ]);
    expect(formatSlot('constructor')).toBe('“constructor”');
    expect(formatWordReading('upside_down')).toBe('Upside down');
    expect(formatLanguage('not a code')).toBe('not a code');
  });

  it('every slot that the engine has is described, but for the words that only tell the language', () => {
    expect(SLOTS.filter((slot) => formatSlot(slot) === `“${slot}”`)).toEqual(['grammar']);
    expect(new Set(wordReadingValues.map(formatWordReading)).size).toBe(wordReadingValues.length);
  });

  it('a frequency is said of a second opinion that was asked, and of no other', () => {
    expect(describeSecondOpinion(explained.second_opinion)).toMatch(/^87 of 100 such messages/);
    expect(describeSecondOpinion(explanations.cleared.second_opinion)).toBe('It was not asked.');
  });
});

describe('what would be judged otherwise today', () => {
  it('is said of verdicts of the local engine', () => {
    expect(describeVerdictOfToday(explained)).toBeNull();
    expect(describeVerdictOfToday(explanations.changed)).toContain('nothing in it breaks a rule');
  });

  it("is not said where an AI or the player's history had a part in it", () => {
    expect(describeVerdictOfToday(explanations.byAi)).toBeNull();
    expect(
      describeVerdictOfToday({ ...explanations.changed, deciding: [{ factor: 'history', current: true }] }),
    ).toBeNull();
  });
});
