import { describe, expect, it } from 'vitest';
import { judge } from './judge';

/** Judges the last of a player's lines, sent one and a half seconds apart. */
function judgeLast(lines: readonly string[], secondsBetween = 1.5): ReturnType<typeof judge> {
  const earlier = lines.slice(0, -1).reverse();
  return judge(
    lines.at(-1) ?? '',
    {},
    earlier.map((message, at) => ({ message, ageMs: (at + 1) * secondsBetween * 1000 })),
  );
}

describe('a word or a phrase that a player divides over several lines', () => {
  it.each([
    [['kill', 'yourself']],
    [['go kill', 'yourself']],
    [['k', 'y', 's']],
    [['hang', 'yourself']],
    [['ok bro', 'hang', 'urself']],
    [['bring', 'dich', 'um']],
    [['mata', 'te']],
    [['fa', 'ggots']],
    [['sui', 'cidate']],
  ])('leads to an action: %j', (lines) => {
    expect(judgeLast(lines).recommended_action).toBe('kick');
  });

  it('is found although the last line alone is obviously harmless', () => {
    expect(judge('um').filtered).toBe(true);
    expect(judgeLast(['bring', 'dich', 'um'])).toMatchObject({
      filtered: false,
      reasoning: 'Urges another player to hurt or kill themselves, divided over several lines.',
    });
  });

  it.each([
    [['kill', 'him']],
    [['kill it', 'yourself i have no bow']],
    [['k', 'yes']],
    [['k', 'y', 'so u coming?']],
    [['gg', 'ez', 'lol']],
    [['as', 's']],
    [['i will kill the dragon with the bow', 'yourself']],
    [['no', 'u']],
  ])('is not found in %j', (lines) => {
    expect(judgeLast(lines).recommended_action).toBe('none');
  });

  it('is not found in lines that are a minute apart', () => {
    expect(judgeLast(['mata', 'te'], 60).recommended_action).toBe('none');
  });
});
