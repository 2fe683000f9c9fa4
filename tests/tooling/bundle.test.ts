import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { clientBuild, clientModules } from '../../scripts/prerender/clientBuild.ts';

/** Builds the browser's side and lists the packages' modules whose code differs from the file in node_modules. */
async function changedModules(plugins: readonly Plugin[]): Promise<{ compared: number; changed: string[] }> {
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
    ...clientBuild,
    mode: 'production',
    plugins: [...clientBuild.plugins, ...plugins, compare],
    build: { write: false, minify: false, rolldownOptions: clientModules },
  });
  return { compared, changed };
}

it('the production bundle contains the unmodified modules of its packages', async () => {
  const { compared, changed } = await changedModules([]);
  expect(compared).toBeGreaterThan(100);
  expect(changed).toEqual([]);
}, 60_000);

it('a module that a plugin changes is noticed by that check', async () => {
  const { changed } = await changedModules([
    {
      name: 'change-a-library',
      enforce: 'pre',
      transform: (code, id) => (id.includes('/query-core/') ? { code: `${code};`, map: null } : null),
    },
  ]);
  expect(changed.join('\n')).toContain('/query-core/');
}, 60_000);
