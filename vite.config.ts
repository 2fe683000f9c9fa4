import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API, and the paths that belong to it. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
const API_PATHS = ['/v1/', '/api/', '/health', '/ready'];

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { alias: { '~': src } },
  server: {
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: api, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist/app',
    target: 'es2023',
    // The first browsers with ES2023 know OKLCH. Without naming them every colour would be written three times.
    cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    sourcemap: false,
    // An owner who starts the app does not care how long plug-ins take.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
