import { describe, expect, it } from 'vitest';
import { documentedCalls } from '~/contract/documentedCalls.gen';
import { createCallSamples } from '~/patterns/reference/callSamples';
import { SUPPORT_FAQ, searchFaq } from '~/screens/support/supportFaq';

const ORIGIN = 'https://torchward.example';

describe('samples of calls', () => {
  it("cover the moderation call and three dashboard calls, with the server's address", () => {
    expect(documentedCalls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/moderate',
      'GET /api/dashboard/overview',
      'GET /api/dashboard/logs',
      'GET /api/dashboard/analytics',
    ]);
    for (const call of documentedCalls) {
      for (const { language, code } of createCallSamples(call, ORIGIN)) {
        expect(code, language).toContain(ORIGIN);
        expect(code, language).toContain('sk_live_YOUR_KEY');
      }
    }
  });

  it("send the contract's example as the body", () => {
    const [moderate] = documentedCalls;
    if (!moderate) throw new Error('The contract explains no call.');
    const [curl] = createCallSamples(moderate, ORIGIN);
    const body = /-d '([^]*)'$/.exec(curl.code)?.[1] ?? '';
    expect(JSON.parse(body)).toEqual(moderate.request);
  });

  it('quote for the shell, so that an apostrophe does not end the body', () => {
    const [moderate] = documentedCalls;
    if (!moderate) throw new Error('The contract explains no call.');
    const [curl] = createCallSamples({ ...moderate, request: { message: "don't" } }, ORIGIN);
    expect(curl.code).toContain(`"message": "don'\\''t"`);
  });
});

describe('the search of questions', () => {
  it('finds words in questions and answers, in any order and case', () => {
    const found = searchFaq(SUPPORT_FAQ, 'STORED key').map(({ question }) => question);
    expect(found).toContain('I lost my API key. Can I see it again?');
  });

  it('shows all without a search and none when nothing matches', () => {
    expect(searchFaq(SUPPORT_FAQ, '  ')).toEqual(SUPPORT_FAQ);
    expect(searchFaq(SUPPORT_FAQ, 'zeppelin')).toEqual([]);
  });
});
