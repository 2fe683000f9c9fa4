import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env';
import { createNotFoundProblem } from '../problem';
import { PRODUCT_ICON_FILES } from './brandFiles';
import { sendProblem } from './errors';
import { isApiPath } from './headers';
import { createPageFiles, FILES_WITH_PLACEHOLDERS } from './pageFiles';

const YEAR_IN_SECONDS = 31_536_000;

/** The file that answers a path of the app: its prerendered page if there is one, else the empty shell. */
function choosePage(folder: string, path: string): string {
  const name = path.replace(/^\/+|\/+$/g, '');
  const plain = /^[a-z0-9/-]*$/i.test(name);
  const candidates = plain && name !== '' ? [`${name}/index.html`, `${name}.html`] : [];
  return candidates.find((candidate) => existsSync(join(folder, candidate))) ?? chooseShell(folder, name);
}

/** The prerendered landing page is `index.html`; screens that exist only in the browser start from `shell.html`. */
function chooseShell(folder: string, name: string): string {
  return name !== '' && existsSync(join(folder, 'shell.html')) ? 'shell.html' : 'index.html';
}

const noSuchCall = createNotFoundProblem('There is no such call. See /docs/api for the calls that exist.');

/**
 * Serves the built app from `folder`: hashed files with an unlimited lifetime, pages revalidated each time, compressed
 * copies where the build made them. Unknown paths get the app's shell, except those that programs call or load as files.
 */
export async function addAppFiles(app: FastifyInstance, env: Env, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      // The server never sends source maps.
      globIgnore: [
        ...['**/*.map', '**/*.html', '**/*.br', '**/*.gz'],
        ...FILES_WITH_PLACEHOLDERS,
        ...(env.brand ? PRODUCT_ICON_FILES : []),
      ],
      setHeaders: (reply, path) => {
        const hashed = /[/\\]assets[/\\]/.test(path);
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  const pages = createPageFiles(folder, env);
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApiPath(request.url);
    // A visitor who opens an unknown path in a browser gets the app, which redirects the visitor.
    const isOpened = request.headers['sec-fetch-dest'] === 'document' && !path.startsWith('/assets/');
    const isFile = /\.[a-z0-9]{1,11}$/i.test(path) && !isOpened;
    if (isApiPath(request.url) || !isPage) return sendProblem(reply, noSuchCall);
    const textFile = FILES_WITH_PLACEHOLDERS.find((name) => path === `/${name}`);
    if (textFile !== undefined && pages.has(textFile)) return pages.send(request, reply, textFile);
    if (isFile) return sendProblem(reply, createNotFoundProblem('There is no such file.'));
    if (!built) {
      return sendProblem(reply, createNotFoundProblem('The app is not built yet. Run: npm run build'));
    }
    return pages.send(request, reply, choosePage(folder, path));
  });
}
