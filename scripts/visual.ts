import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildArtefact, catalogue, isStale } from './build/artefacts.mjs';
import { compareStories, getDefaultPaths, VisualRunError } from './visual/run';

const USAGE = `npm run test:visual -- [--update] [--only PATTERN,PATTERN] [--changed | --since REV]

Draws every story of the built Storybook in Playwright Test and compares each picture with its baseline.

  --update   accept what is drawn
  --only     only pictures whose story or story/mode contains one of these
  --changed  only stories whose sources are not those that their baselines were drawn from,
             and the flagships
  --since    only stories that changes since this revision may have changed
  --json     write what was found to this file`;

const root = fileURLToPath(new URL('../', import.meta.url));

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    since: { type: 'string' },
    changed: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function runComparison(): Promise<void> {
  if (isStale(catalogue)) {
    console.log('Building the Storybook …');
    if (buildArtefact(catalogue) !== 0)
      throw new VisualRunError('The Storybook could not be built; the lines above say why.');
  }
  const started = performance.now();
  const { update, since, changed, json } = values;
  const only = values.only
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const onProgress = (progress: object): void => void process.send?.(progress);
  const onOutput = (text: string): void => void process.stdout.write(text);
  const options = { ...getDefaultPaths(root), update, since, changed, only, onProgress, onOutput };
  const { findings, notDrawn, ...result } = await compareStories(options);
  const failed = findings.filter(({ fault }) => fault !== undefined);
  for (const { key, fault = '' } of failed.slice(0, 40)) console.log(`${key}: ${fault}`);
  if (failed.length > 40) console.log(`and ${failed.length - 40} more`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${result.drawn} of ${result.stories} stories, ${findings.length} pictures in ${seconds} s.`);
  if (notDrawn > 0) console.log(`${notDrawn} pictures of the other stories were not drawn.`);
  if (update) console.log(`Accepted ${result.accepted.length} new or changed pictures.`);
  if (json !== undefined) await writeFile(json, JSON.stringify({ findings, notDrawn }));
  if (failed.length > 0) {
    console.log('Look at them: npx playwright show-report visual-report');
    process.exitCode = 1;
  }
}

if (values.help) {
  console.log(USAGE);
} else {
  try {
    await runComparison();
  } catch (error) {
    if (!(error instanceof VisualRunError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
