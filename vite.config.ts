import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const src = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { alias: { '~': src } },
  build: { outDir: 'dist/app', target: 'es2023', sourcemap: false },
});
