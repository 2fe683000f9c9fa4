import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CLOSE_CALL } from '~/patterns/marketing/FeatureDrawings/exampleLines';
import {
  HELD_LINE,
  EXAMPLE_AUTOMATION_LEVEL,
  EXAMPLE_LINES,
} from '~/patterns/marketing/SetupDrawings/exampleLines';
import { CHAT_SCRIPT } from '~/screens/landing/chatScript';
import type { LocalVerdict } from '~/server/moderation/types';
import { judge } from './judge';

/** The action as the public pages show it: `review` for a message that waits for a reviewer. */
function getShownAction(verdict: LocalVerdict): string {
  return verdict.needs_review ? 'review' : verdict.final_action;
}

/** Every message with its action in the contract's examples, which the documentation shows. */
function listDocumentedLines(value: unknown): { message: string; final_action: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { message, final_action } = value as Record<string, unknown>;
  const own =
    typeof message === 'string' && typeof final_action === 'string' ? [{ message, final_action }] : [];
  return [...own, ...Object.values(value).flatMap(listDocumentedLines)];
}

describe('the public pages show verdicts that the local rules reach', () => {
  it.each(CHAT_SCRIPT.map(({ message, verdict }) => [message, verdict] as const))(
    'landing page, chat: "%s" gets "%s"',
    (message, verdict) => {
      expect(getShownAction(judge(message))).toBe(verdict);
    },
  );
  it.each(EXAMPLE_LINES.map(({ message, verdict }) => [message, verdict] as const))(
    'landing page, going live: "%s" gets "%s"',
    (message, verdict) => {
      expect(judge(message, { automation_level: EXAMPLE_AUTOMATION_LEVEL }).final_action).toBe(verdict);
    },
  );
  it.each([HELD_LINE, CLOSE_CALL.message])('landing page: "%s" waits for a reviewer', (message) => {
    expect(getShownAction(judge(message))).toBe('review');
  });
  it('landing page: the close call has the confidence that the page shows', () => {
    expect(judge(CLOSE_CALL.message).confidence).toBe(CLOSE_CALL.confidence);
  });
  it('documentation: every example', () => {
    const contract = new URL('../../../openapi/torchward.yaml', import.meta.url);
    const lines = listDocumentedLines(parse(readFileSync(contract, 'utf8')));
    expect(lines.length).toBeGreaterThan(0);
    expect(
      lines.map(({ message }) => [message, judge(message, { automation_level: 'auto_warn' }).final_action]),
    ).toEqual(lines.map(({ message, final_action }) => [message, final_action]));
  });
});
