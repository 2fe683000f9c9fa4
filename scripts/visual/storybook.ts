import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** One story of the built catalogue. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** Path of the story file from the repository's root. */
  file: string;
}

/** The stories of a built catalogue, by id. */
export async function readStories(folder: string): Promise<StoryEntry[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<
      string,
      { id: string; title: string; name: string; type: string; tags?: string[]; importPath: string }
    >;
  };
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, tags, importPath }) => ({
      id,
      title,
      name,
      tags: tags ?? [],
      file: importPath.replace(/^\.\//, ''),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface StaticSite {
  /** Origin, without a trailing slash. */
  url: string;
  close: () => void;
}

/** Serves a folder to this machine alone. Files are kept in memory: each story asks for the same ones. */
export async function serveFolder(folder: string): Promise<StaticSite> {
  const cache = new Map<string, Promise<Buffer>>();
  const read = (path: string): Promise<Buffer> => {
    const known = cache.get(path) ?? readFile(path);
    cache.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    read(path).then(
      (body) => {
        const type = types[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body);
      },
      () => response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
