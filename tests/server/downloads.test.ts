import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { useTestServer } from '../support/useTestServer';

const PROGRAM = 'console.log("link");\n';
const SHA256 = createHash('sha256').update(PROGRAM).digest('hex');

const dist = mkdtempSync(join(tmpdir(), 'torchward-dist-'));
mkdirSync(join(dist, 'app'));
mkdirSync(join(dist, 'link'));
writeFileSync(join(dist, 'app/index.html'), '<meta name="torchward:link-sha256" content="%LINK_SHA256%" />');
writeFileSync(join(dist, 'link/torchward-link.mjs'), PROGRAM);
afterAll(() => rmSync(dist, { recursive: true }));

const server = useTestServer({ appFolder: join(dist, 'app') });

it('offers torchward-link to everyone, as a file that caches keep for an hour', async () => {
  const answer = await server.get(undefined, '/download/torchward-link.mjs');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(PROGRAM);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-disposition': 'attachment; filename="torchward-link.mjs"',
    'cache-control': 'no-cache',
    etag: `"${SHA256}"`,
  });
  const again = await server.get(undefined, '/download/torchward-link.mjs', {
    headers: { 'if-none-match': `"${SHA256}"` },
  });
  expect(again.statusCode).toBe(304);
});

it('answers HEAD, by which a download manager asks for the size first', async () => {
  const { app } = server;
  const answer = await app.inject({ method: 'HEAD', url: '/download/torchward-link.mjs' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-length']).toBe(String(PROGRAM.length));
});

it('tells the app the SHA-256 of what it offers', async () => {
  expect((await server.get(undefined, '/documentation')).body).toContain(`content="${SHA256}"`);
});

it('says how to build what is missing, and offers no other file', async () => {
  const missing = await server.get(undefined, '/download/torchward.tgz');
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toMatchObject({
    detail: 'torchward.tgz is not built on this server. Run: npm run build',
  });
  const paths = ['/download/..%2fapp%2findex.html', '/download/main.js'];
  for (const path of paths) expect((await server.get(undefined, path)).statusCode).toBe(404);
});
