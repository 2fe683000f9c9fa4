import { describe, expect, it } from 'vitest';
import { describeConsequence } from '~/patterns/review/ReviewDecisionDialog/decision';

describe('the announcement of a decision', () => {
  it('names the action of a single item', () => {
    expect(describeConsequence('ban', 'xX_grief', [])).toBe(
      'Records a ban for xX_grief, carried out when the server asks.',
    );
    expect(describeConsequence('none', 'xX_grief', [])).toBe('Records no action against xX_grief.');
  });

  it('says that similar items get the same, where they do', () => {
    expect(describeConsequence('warn', 'tunnelrat', ['warn'])).toBe(
      'Records a warning for tunnelrat, carried out when the server asks. The same goes for 1 near-identical message.',
    );
    expect(describeConsequence('none', 'tunnelrat', ['none', 'none'])).toBe(
      'Records no action against tunnelrat. The same goes for 2 near-identical messages.',
    );
  });

  it('counts each action, where similar items get another', () => {
    expect(describeConsequence('kick', 'tunnelrat', ['ban', 'ban', 'ban'])).toBe(
      'Records 1 kick and 3 bans, carried out when the server asks: a kick for tunnelrat, and for each of ' +
        '3 near-identical messages what its own verdict recommends.',
    );
    expect(describeConsequence('ban', 'tunnelrat', ['none', 'warn', 'ban'])).toMatch(
      /^Records 1 warning, 2 bans and no action for 1 message, carried out when the server asks: a ban for tunnelrat/,
    );
    expect(describeConsequence('none', 'tunnelrat', ['mute'])).toBe(
      'Records 1 mute and no action for 1 message, carried out when the server asks: no action for tunnelrat, and ' +
        'for the near-identical message what its own verdict recommends.',
    );
  });
});
