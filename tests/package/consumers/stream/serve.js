import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { renderPage } from './dist/server/server.js';

const TYPES = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

const manifest = JSON.parse(
  await readFile(new URL('dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
);
const { file, css } = manifest['client.tsx'];

const server = createServer((request, response) => {
  if (request.url !== '/') {
    response.setHeader('content-type', TYPES[request.url.split('.').at(-1)] ?? 'text/plain');
    createReadStream(new URL(`dist/client${request.url}`, import.meta.url)).pipe(response);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  // Later than a busy machine's first render, which would otherwise wait for it.
  const headline = new Promise((resolve) => {
    setTimeout(resolve, 2_000, 'Seats are cheaper in December.');
  });
  const stream = renderPage(`/${file}`, { sheet: `/${css[0]}`, headline });
  stream.pipe(response);
});

server.listen(0, '127.0.0.1', () => console.log(server.address().port));
