import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, catalogue, isStale } from './build/artefacts.mjs';
import { compareStories, defaultPlaces, VisualFault, type VisualResult } from './visual/run';
import type { Finding } from './visual/judge';

const usage = `npm run test:visual -- [--update] [--only PATTERN,PATTERN] [--changed | --since REV]

Draws every story of the built Storybook and compares it with its accepted picture.

  --update   accept what is drawn
  --only     only stories or modes whose name contains one of these
  --changed  only stories whose sources are not those that their accepted pictures were drawn from,
             and the flagships
  --since    only stories that changes since this revision may have changed
  --json     write what was found to this file`;

const root = fileURLToPath(new URL('../', import.meta.url));

function ensureStorybook(): void {
  if (!isStale(catalogue)) return;
  console.log('Building the Storybook …');
  if (build(catalogue) !== 0)
    throw new VisualFault('The Storybook could not be built; the lines above say why.');
}

const count = (findings: readonly Finding[], kind: Finding['kind']): number =>
  findings.filter((finding) => finding.kind === kind).length;

function progress(done: number, all: number, findings: readonly Finding[]): void {
  const differing = findings.length - count(findings, 'same');
  const line = `${done}/${all} stories, ${findings.length} pictures, ${differing} not as accepted`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${line}`);
  else if (done % 50 === 0) console.log(line);
  process.send?.({ kind: 'progress', passed: count(findings, 'same'), failed: differing });
}

const spent = (phases: VisualResult['phases']): string =>
  Object.entries(phases)
    .map(([phase, milliseconds]) => `${phase} ${Math.round(milliseconds / 1000)} s`)
    .join(', ');

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

if (values.help) {
  console.log(usage);
} else {
  const started = performance.now();
  try {
    ensureStorybook();
    const options = {
      ...defaultPlaces(root),
      update: values.update,
      only: values.only
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
      since: values.since,
      changed: values.changed,
      onWritten: (done: number, all: number) => {
        if (done % 20 === 0 || done === all) console.log(`${done}/${all} files of baselines written`);
      },
    };
    const result = await compareStories(options, progress);
    if (process.stdout.isTTY) process.stdout.write('\n');
    const differing = result.findings.filter(({ kind }) => kind !== 'same');
    for (const { kind, title, reason } of differing.slice(0, 40))
      console.log(`${kind.padEnd(8)} ${title}: ${reason}`);
    if (differing.length > 40) console.log(`and ${differing.length - 40} more`);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `${result.drawn} of ${result.stories} stories, ${result.findings.length} pictures in ${seconds} s.`,
    );
    if (result.standing > 0)
      console.log(`${result.standing} pictures of the other stories were not drawn again.`);
    console.log(`Time of the pages: ${spent(result.phases)}.`);
    if (differing.length > 0) console.log(`Look at them: ${result.report}`);
    if (values.update) console.log(`Accepted ${result.accepted} pictures.`);
    if (values.json !== undefined) {
      const findings = result.findings.map(({ key, kind, reason }) => ({ key, kind, reason }));
      await writeFile(values.json, JSON.stringify({ findings, standing: result.standing }));
    }
    const failed = values.update ? count(result.findings, 'failed') : differing.length;
    process.exitCode = failed > 0 || !existsSync(result.report) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof VisualFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
