import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findAiModel } from '../aiModel';
import type { Env } from '../env';
import { escapeHtml } from '../mail/messages';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { applyBrand } from './brandFiles';
import {
  createContentPolicy,
  hashInlineScripts,
  hashInlineStyles,
  type InlineSources,
} from './contentPolicy';
import { readDownload } from './downloads';
import { hasOutboxPage, OUTBOX_PATH } from './outboxPage';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files with placeholders for addresses that only the running server knows. */
export const FILES_WITH_PLACEHOLDERS = ['sitemap.xml', 'robots.txt'] as const;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Stands in the app's shell for the nonce that its scripts give to the style elements which they create. */
const NONCE_PLACEHOLDER = '%STYLE_NONCE%';

/** Ways to compress a page, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

interface PageFile {
  type: string;
  policy: string;
  /** Null for a page that differs each time. */
  etag: string | null;
  bodies: Readonly<Record<'plain' | (typeof ENCODINGS)[number], Buffer>>;
}

/** Replaces the placeholders that the build leaves for the installation's own values. */
export function fillPlaceholders(text: string, env: Env, linkSha256 = ''): string {
  const origin = env.publicUrl ?? `http://localhost:${env.port}`;
  return text
    .replaceAll('%PUBLIC_URL%', escapeHtml(origin))
    .replaceAll('%STATUS_PAGE_URL%', escapeHtml(env.statusPageUrl))
    .replaceAll('%COMMUNITY_URL%', escapeHtml(env.communityUrl))
    .replaceAll('%PRODUCT_NAME%', () => escapeHtml(env.brand?.name ?? PRODUCT_INFO.name))
    .replaceAll('%LINK_SHA256%', linkSha256)
    .replaceAll('%AI_MODEL%', escapeHtml(findAiModel(env) ?? ''))
    .replaceAll('%MAILBOX%', hasOutboxPage(env) ? OUTBOX_PATH : '');
}

/** Compresses off the main thread: a call that waits for a verdict must not wait for a page. */
async function compress(plain: Buffer, quality: number): Promise<PageFile['bodies']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [gzipped, br] = await Promise.all([toGzip(plain, { level: 9 }), toBrotli(plain, { params })]);
  return { plain, gzip: gzipped, br };
}

/** Brotli's quality for a page that is compressed once, and for one that is compressed for each visit. */
const QUALITY = { once: 10, each: 4 } as const;

/** Reads a file of the app. @returns what makes the page to send */
async function readPage(folder: string, name: string, env: Env): Promise<() => Promise<PageFile>> {
  const file = join(folder, name);
  const link = await readDownload(folder, 'torchward-link.mjs');
  const filled = fillPlaceholders(await readFile(file, 'utf8'), env, link?.sha256);
  const text = applyBrand(filled, env.brand);
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const sources: InlineSources = { scripts: hashInlineScripts(text), styles: hashInlineStyles(text) };
  if (text.includes(NONCE_PLACEHOLDER)) {
    return async () => {
      const nonce = randomBytes(16).toString('base64');
      const styles = [...(sources.styles ?? []), `'nonce-${nonce}'`];
      return {
        type,
        policy: createContentPolicy(env, { ...sources, styles, defaultTrustedTypes: true }),
        etag: null,
        bodies: await compress(Buffer.from(text.replaceAll(NONCE_PLACEHOLDER, nonce)), QUALITY.each),
      };
    };
  }
  const plain = Buffer.from(text);
  const page: PageFile = {
    type,
    policy: createContentPolicy(env, sources),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bodies: await compress(plain, QUALITY.once),
  };
  return () => Promise.resolve(page);
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  const header = request.headers['accept-encoding']?.toString() ?? '';
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Sends the pages of the built app. Reads, fills in and compresses each on its first request.
 *
 * @param folder the built app
 */
export function createPageFiles(folder: string, env: Env) {
  const pages = new Map<string, ReturnType<typeof readPage>>();

  function loadPage(name: string): ReturnType<typeof readPage> {
    const known = pages.get(name);
    if (known) return known;
    const page = readPage(folder, name, env);
    pages.set(name, page);
    // A node that is short of file descriptors for a moment would otherwise refuse the page until its restart.
    page.catch(() => pages.delete(name));
    return page;
  }

  return {
    has: (name: string): boolean => pages.has(name) || existsSync(join(folder, name)),
    /** @param name an existing file, relative to the folder */
    async send(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
      const make = await loadPage(name);
      const { type, policy, etag, bodies } = await make();
      reply.headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        vary: 'accept-encoding',
        ...(etag !== null && { etag }),
      });
      if (etag !== null && request.headers['if-none-match']?.includes(etag) === true)
        return reply.code(304).send();
      reply.type(type);
      const encoding = ENCODINGS.find((each) => accepts(request, each));
      if (encoding === undefined) return reply.send(bodies.plain);
      return reply.header('content-encoding', encoding).send(bodies[encoding]);
    },
  };
}
