import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { escapeHtml } from '../mail/messages';
import { hasOutboxPage, OUTBOX_PATH } from './outboxPage';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text files that name addresses which only the running server knows. */
export const TEXT_FILES = ['sitemap.xml', 'robots.txt'] as const;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

interface PageFile {
  type: string;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

/** Replaces the placeholders that the build leaves for the installation's own values. */
export function fillAddresses(text: string, env: Env): string {
  const origin = env.publicUrl ?? `http://localhost:${env.port}`;
  return text
    .replaceAll('%PUBLIC_URL%', escapeHtml(origin))
    .replaceAll('%STATUS_PAGE_URL%', escapeHtml(env.statusPageUrl))
    .replaceAll('%COMMUNITY_URL%', escapeHtml(env.communityUrl))
    .replaceAll('%AI_MODEL%', escapeHtml(env.anthropicApiKey === undefined ? '' : env.anthropicModel))
    .replaceAll('%MAILBOX%', hasOutboxPage(env) ? OUTBOX_PATH : '');
}

/** Compresses off the main thread: a call that waits for a verdict must not wait for a page. */
async function readPage(file: string, env: Env): Promise<PageFile> {
  const plain = Buffer.from(fillAddresses(readFileSync(file, 'utf8'), env));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const [gzipped, brotli] = await Promise.all([toGzip(plain, { level: 9 }), toBrotli(plain, { params })]);
  return {
    type: TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: gzipped,
    brotli,
  };
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
  const pages = new Map<string, Promise<PageFile>>();

  function pageOf(name: string): Promise<PageFile> {
    const page = pages.get(name) ?? readPage(join(folder, name), env);
    pages.set(name, page);
    return page;
  }

  return {
    has: (name: string): boolean => pages.has(name) || existsSync(join(folder, name)),
    /** @param name an existing file, relative to the folder */
    async send(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
      const page = await pageOf(name);
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: page.etag });
      if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
      reply.type(page.type);
      if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(page.brotli);
      if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
      return reply.send(page.plain);
    },
  };
}
