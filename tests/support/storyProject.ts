import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import { chooseBrowser } from './browser.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Storybook's Vitest add-on discovers dependencies in mid-run and then fails with "Failed to fetch dynamically
 * imported module", so every package that a story can reach is named beforehand.
 */
function listStoryDependencies(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const inBrowser =
    /^(@radix-ui\/|@visx\/|@tanstack\/|cmdk$|lucide-react$|react$|react-dom$|react-router-dom$|openapi-fetch$)/;
  return [
    ...Object.keys(dependencies).filter((name) => inBrowser.test(name)),
    '@babel/parser',
    'axe-core',
    'sucrase',
    'valibot',
    '@vanilla-extract/css/functionSerializer',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
  ];
}

/**
 * Every story in a real browser: rendered, played, checked with axe, and quiet on the console; then looked at in the
 * other theme, which differs in nothing but colours.
 *
 * @param configDir Storybook's configuration folder, from the repository's root
 */
export async function storyProject(configDir = '.storybook'): Promise<TestProjectConfiguration> {
  const { launch } = await chooseBrowser();
  return {
    extends: join(root, 'vite.config.ts'),
    root,
    plugins: [storybookTest({ configDir: join(root, configDir), initialGlobals: { theme: 'light' } })],
    optimizeDeps: { include: listStoryDependencies() },
    test: {
      name: 'stories',
      setupFiles: [join(root, 'tests/support/stories.setup.ts')],
      // A frame of its own for each file takes three times as long and leaves Chromium over a gigabyte of dead pages,
      // until it crashes in mid-run. Stories share one page in Storybook too.
      isolate: false,
      // Axe takes seconds on a large page, and longer on a busy machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launch,
          contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
          actionTimeout: 5_000,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
