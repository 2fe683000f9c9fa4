import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashInlineScripts } from '~/server/http/contentPolicy';
import { useTestServer } from '../support/useTestServer';
import { useFolder } from '../support/useFolder';

const INLINE = "document.documentElement.dataset.theme = 'dark';";
const SCRIPT = 'export const answer = 42;';

describe('what a browser gets', () => {
  const folder = useFolder();
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'enterprise'));
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><script>${INLINE}</script><title>Landing</title>`,
    );
    writeFileSync(
      join(folder, 'shell.html'),
      '<!doctype html><title>Landing</title><meta property="csp-nonce" nonce="%STYLE_NONCE%">',
    );
    writeFileSync(join(folder, 'enterprise', 'index.html'), '<!doctype html><title>Enterprise</title>');
    writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), SCRIPT);
    writeFileSync(join(folder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets', 'app-1a2b3c.js.map'), '{}');
  });
  const server = useTestServer({
    store: 'postgres',
    appFolder: folder,
    env: { publicUrl: 'https://torchward.example' },
  });

  const get = (url: string, headers = {}) => server.get(undefined, url, { headers });

  it.each(['/', '/login', '/assets/app-1a2b3c.js', '/v1/auth/me', '/v1/nothing', '/health', '/missing.png'])(
    '%s carries every security header',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types ");
      expect(policy).not.toMatch(/unsafe/);
    },
  );

  it("a page's own start-up script is allowed by its hash, and no other is", async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(hash(INLINE));
    expect(policy).not.toContain(hash(`${INLINE} `));
    expect((await get('/enterprise')).headers['content-security-policy']).not.toContain(hash(INLINE));
    expect(
      hashInlineScripts('<script type="application/ld+json">{}</script><script src="/a.js"></script>'),
    ).toEqual([]);
  });

  it("the app's shell gets another nonce each time, and only its policy names the default Trusted Types", async () => {
    const [first, second] = [await get('/logs'), await get('/logs')];
    const nonces = [first, second].map(({ body, headers }) => {
      const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toMatch(/trusted-types default(;|$)/);
      expect(headers['etag']).toBeUndefined();
      return nonce;
    });
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('hashed files are cached for ever and arrive compressed, pages are revalidated each time', async () => {
    const plain = await get('/assets/app-1a2b3c.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe(SCRIPT);
    const small = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
  });

  it('a route of the app answers with its prerendered page, or the shell', async () => {
    expect((await get('/enterprise')).body).toContain('Enterprise');
    for (const url of ['/', '/login', '/review/019361f0-7c00-7b3a-9c41-2f6f2d1f0a11', '/no-such-page']) {
      const page = await get(url);
      expect(page.statusCode, url).toBe(200);
      expect(page.headers['content-type']).toMatch(/text\/html/);
      expect(page.body).toContain('Landing');
    }
  });

  it('a browser that opens an unknown path gets the app, which redirects it, also where the path ends like a file', async () => {
    const navigation = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' };
    for (const url of ['/index.php', '/old/page.html']) {
      const page = await get(url, navigation);
      expect(page.statusCode, url).toBe(200);
      expect(page.headers['content-type']).toMatch(/text\/html/);
    }
    expect((await get('/assets/gone-123.js', navigation)).statusCode).toBe(404);
  });

  it('unknown calls and missing files are problems, not pages', async () => {
    const calls = ['/v1/nothing', '/api/nothing', '/api/dashboard'];
    for (const url of [...calls, '/missing.png', '/assets/gone-123.js']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['content-type'], url).toMatch(/^application\/problem\+json/);
    }
    expect((await server.post(undefined, '/login')).statusCode).toBe(404);
  });

  it.each([
    '/assets/app-1a2b3c.js.map',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2f..%2fetc/passwd',
    '/.env',
  ])('%s reveals nothing', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toMatch(/"dependencies"|root:|\{\}/);
  });

  it.each(['/health', '/ready'])('%s answers HEAD, by which a monitor asks', async (url) => {
    const answer = await server.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('answers of the API are never stored', async () => {
    for (const url of ['/v1/auth/me', '/health', '/api/dashboard/overview']) {
      expect((await get(url)).headers['cache-control'], url).toBe('no-store');
    }
  });

  it('a page with a token in its address sends no referrer', async () => {
    expect((await get('/verify-email?token=abc')).headers['referrer-policy']).toBe('no-referrer');
  });

  it('another origin gets no permission to read', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await get('/health', headers)).headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: '/v1/auth/login',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(404);
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });
});
