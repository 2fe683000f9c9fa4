import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('an urging that a line tells of', () => {
  it.each([
    'steve said kill urself to me',
    'xX_Shadow said kys in chat',
    'admin dave_09 wrote "kys" to my friend',
    'sag nicht alle juden sollen sterben',
    'no digas que todos los judíos deben morir',
    'ne dis pas les juifs doivent mourir',
  ])('waits for a reviewer: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: true });
  });

  it.each([
    'i told him to kill himself, kys all of u',
    'steve said hi, kill urself',
    'he said kill all jews, kill all muslims too',
  ])('excuses no urging beside it: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
