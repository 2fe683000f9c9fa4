import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chooseBrowser } from '../../tests/support/browser.ts';
import { readComparisonPlan } from './plan';
import { RASTER_ARGS } from './storyPage';

const { report, findings } = readComparisonPlan();
const { launch } = await chooseBrowser();

export default defineConfig({
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: join(dirname(findings), 'output'),
  testMatch: 'drawStories.ts',
  fullyParallel: true,
  workers: 2,
  // The longest story file has 50 stories; each of their steps has a limit of its own.
  timeout: 600_000,
  reporter: [
    ['line'],
    ['./reporter.ts'],
    ['html', { outputFolder: report, open: 'never', title: 'Torchward pictures' }],
  ],
  use: { launchOptions: { ...launch, args: [...(launch.args ?? []), ...RASTER_ARGS] } },
});
