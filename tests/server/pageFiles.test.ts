import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTestEnv } from '~/server/env';
import { fillPlaceholders } from '~/server/http/pageFiles';
import { useTestServer } from '../support/useTestServer';
import { useFolder } from '../support/useFolder';

const PAGE =
  '<!doctype html><link rel="canonical" href="%PUBLIC_URL%/"><a href="%STATUS_PAGE_URL%">Status</a>';

describe("the installation's values on a page", () => {
  const metas = 'ai="%AI_MODEL%" mailbox="%MAILBOX%"';
  const key = 'sk-ant-of-a-test';

  it('the AI model is named where one is configured, and nowhere else', () => {
    const env = createTestEnv({ dataDir: '/nowhere' });
    expect(fillPlaceholders(metas, env)).toContain('ai=""');
    const asking = { ...env, anthropicApiKey: key, anthropicModel: 'claude-haiku-4-5' };
    expect(fillPlaceholders(metas, asking)).toContain('ai="claude-haiku-4-5"');
    expect(fillPlaceholders(metas, asking)).not.toContain(key);
  });

  it('the mailbox is named where mail stays on the machine, never in production', () => {
    const env = createTestEnv({ dataDir: '/nowhere' });
    expect(fillPlaceholders(metas, { ...env, mode: 'demo' })).toContain('mailbox="/dev/outbox"');
    const smtpUrl = 'smtps://user:password@mail.example:465';
    expect(fillPlaceholders(metas, { ...env, mode: 'demo', smtpUrl })).toContain('mailbox=""');
    expect(fillPlaceholders(metas, { ...env, mode: 'production' })).toContain('mailbox=""');
  });
});

describe('a page of the built app', () => {
  const folder = useFolder();
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: %PUBLIC_URL%/sitemap.xml\n');
  const server = useTestServer({
    store: 'postgres',
    appFolder: folder,
    env: { publicUrl: 'https://chat.example', statusPageUrl: 'https://status.chat.example/?a=1&b="' },
  });

  const get = (url: string, headers = {}) => server.get(undefined, url, { headers });

  it("names the installation's own addresses, escaped", async () => {
    const { body, headers } = await get('/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('href="https://chat.example/"');
    expect(body).toContain('href="https://status.chat.example/?a=1&amp;b=&quot;"');
    expect((await get('/robots.txt')).body).toBe('Sitemap: https://chat.example/sitemap.xml\n');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes compressed with %s to a browser that can read it', async (encoding, decompress) => {
    const answer = await get('/', { 'accept-encoding': `deflate, ${encoding};q=0.9` });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(decompress(answer.rawPayload).toString()).toContain('https://chat.example/');
    const refused = await get('/', { 'accept-encoding': `${encoding};q=0` });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('that could not be read is read again for the next visit', async () => {
    const file = join(folder, 'terms.html');
    mkdirSync(file);
    expect((await get('/terms')).statusCode).toBe(500);
    rmdirSync(file);
    writeFileSync(file, PAGE);
    expect((await get('/terms')).statusCode).toBe(200);
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = String((await get('/')).headers['etag']);
    const again = await get('/', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('of text that the build did not make is not found', async () => {
    expect((await get('/sitemap.xml')).statusCode).toBe(404);
  });
});
