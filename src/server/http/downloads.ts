import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createNotFoundProblem } from '../problem';
import { sendProblem } from './errors';

/** A built file that everyone may download. */
interface Download {
  content: Buffer;
  /** In hexadecimal, as `sha256sum` prints it. */
  sha256: string;
}

interface DownloadPlace {
  /** Path from the folder that holds the built app. */
  path: string;
  type: string;
}

const PLACES: Readonly<Record<string, DownloadPlace>> = {
  'torchward-link.mjs': { path: 'link/torchward-link.mjs', type: 'text/javascript; charset=utf-8' },
  'torchward.tgz': { path: 'sdk.tgz', type: 'application/gzip' },
};

/**
 * Reads a file that everyone may download.
 *
 * @param appFolder the built app; the other artefacts of the build lie beside it
 * @returns undefined when the build has not made it
 */
export async function readDownload(appFolder: string, name: string): Promise<Download | undefined> {
  const place = PLACES[name];
  if (place === undefined) return undefined;
  const content = await readFile(join(appFolder, '..', place.path)).catch(() => undefined);
  return content && { content, sha256: createHash('sha256').update(content).digest('hex') };
}

/** Serves torchward-link and the client package at /download. */
export function addDownloads(app: FastifyInstance, appFolder: string): void {
  for (const [name, { type }] of Object.entries(PLACES)) {
    app.get(`/download/${name}`, { exposeHeadRoute: true }, async (request, reply) => {
      const download = await readDownload(appFolder, name);
      if (download === undefined)
        return sendProblem(
          reply,
          createNotFoundProblem(`${name} is not built on this server. Run: npm run build`),
        );
      const etag = `"${download.sha256}"`;
      reply.headers({
        // The documentation names the file's checksum, so an older file would fail its check.
        'cache-control': 'no-cache',
        'content-disposition': `attachment; filename="${name}"`,
        etag,
      });
      if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
      return reply.type(type).send(download.content);
    });
  }
}
