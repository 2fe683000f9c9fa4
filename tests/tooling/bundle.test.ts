import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { clientBuild } from '../../scripts/prerender/clientBuild.ts';

const server: InlineConfig = {
  root: fileURLToPath(new URL('../../', import.meta.url)),
  configFile: fileURLToPath(new URL('../../vite.server.config.ts', import.meta.url)),
  logLevel: 'warn',
};

/** Builds one side and lists the packages' modules whose code differs from the file in node_modules. */
async function findChangedModules(
  side: InlineConfig,
  plugins: readonly Plugin[] = [],
): Promise<{ compared: number; changed: string[] }> {
  let compared = 0;
  const changed: string[] = [];
  const compare: Plugin = {
    name: 'compare-with-node-modules',
    moduleParsed({ id, code }) {
      if (!/\/node_modules\/.*\.(?:js|mjs|cjs)$/.test(id)) return;
      compared += 1;
      if (code !== readFileSync(id, 'utf8')) changed.push(id);
    },
  };
  await build({
    ...side,
    mode: 'production',
    plugins: [...(side.plugins ?? []), ...plugins, compare],
    build: { ...side.build, write: false, minify: false },
  });
  return { compared, changed };
}

it.each([
  { name: 'the app', side: clientBuild },
  { name: 'the server', side: server },
])(
  'the production bundle of $name contains the unmodified modules of its packages',
  async ({ side }) => {
    const { compared, changed } = await findChangedModules(side);
    expect(compared).toBeGreaterThan(100);
    expect(changed).toEqual([]);
  },
  60_000,
);

it('a module that a plugin changes is noticed by that check', async () => {
  const library = fileURLToPath(import.meta.resolve('@tanstack/react-query'));
  const side: InlineConfig = {
    configFile: false,
    logLevel: 'error',
    build: { rolldownOptions: { input: library } },
  };
  const { changed } = await findChangedModules(side, [
    {
      name: 'change-a-library',
      enforce: 'pre',
      transform: (code, id) => (id.includes('/query-core/') ? { code: `${code};`, map: null } : null),
    },
  ]);
  expect(changed.join('\n')).toContain('/query-core/');
});
