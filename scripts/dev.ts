/**
 * `npm run dev` serves the app with hot reload on PORT (default 3000) and restarts the server behind it, on the next
 * port, after each change. The browser sees one origin, as in production.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);
const apiPort = port + 1;

if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  console.error(`PORT must be a port number from 1 to 65534, and is "${process.env['PORT'] ?? ''}".`);
  process.exit(1);
}

// vite.config.ts forwards the API's paths to this address.
process.env['API_URL'] = `http://127.0.0.1:${apiPort}`;
const vite = await createServer({ root, server: { port, strictPort: true } });
await vite.listen().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(apiPort),
      TORCHWARD_MODE: 'demo',
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    },
  },
);

console.log(`Torchward in development: http://localhost:${port} (server on ${apiPort}, restarted on change)`);

let ending = false;
function end(signal: NodeJS.Signals): void {
  if (ending) return;
  ending = true;
  server.kill(signal);
  void vite.close();
}

process.on('SIGINT', () => end('SIGINT'));
process.on('SIGTERM', () => end('SIGTERM'));
server.on('exit', (code) => {
  void vite.close().finally(() => process.exit(ending ? 0 : (code ?? 1)));
});
