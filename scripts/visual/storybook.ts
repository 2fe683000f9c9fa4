import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

/** One story of the built catalogue. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  /** Path of the story file from the repository's root. */
  file: string;
}

/** Reads the stories of a built catalogue, by id. */
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

export interface StaticSite {
  /** Origin, without a trailing slash. */
  url: string;
  close: () => void;
}

/** Serves a folder to this machine alone. */
export async function serveFolder(folder: string): Promise<StaticSite> {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: folder, maxAge: '1h' });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => void server.close() };
}
