import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const CLAIM =
  'Torchward reads every chat message as it is sent, acts on the ones that break your rules, and hands you the close calls.';

/** The same claim as plain HTML in one request, without style sheet, font or script: no page can be faster. */
const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Floor</title><link rel="icon" href="data:,"></head>
<body><h1>Keep the lights on in your server chat.</h1><p>${CLAIM}</p><a href="/signup">Start free trial</a></body></html>`;

/** Serves the bare page, compressed. */
export async function startBarePage(): Promise<{ url: string; stop: () => void }> {
  const body = gzipSync(PAGE);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
