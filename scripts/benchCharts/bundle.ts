import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const SUBJECTS = ['react', 'ours', 'recharts'] as const;
export type Subject = (typeof SUBJECTS)[number];

export interface Bundle {
  script: string;
  style: string;
  /** Size of the compressed script, in thousands of bytes. */
  gzipKilobytes: number;
}

/** Builds one page of the benchmark as for production: minified, with production React and without unused code. */
export async function buildBundle(subject: Subject): Promise<Bundle> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin(), react()],
    resolve: { alias: { '~': `${root}src` } },
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: fileURLToPath(new URL(`./${subject}.tsx`, import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  });
  const files = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const script = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const style = files
    .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
    .join('');
  return { script, style, gzipKilobytes: gzipSync(script, { level: 9 }).length / 1_000 };
}
