/** Prints the release notes of the design system since a revision: `npm run release-notes -- REV [REV]`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DESIGN_SYSTEM_VERSION } from './package/manifest';
import { compareInterfaces } from './releaseNotes/compare';
import { listChangedPictures, printNotes } from './releaseNotes/notes';

const root = fileURLToPath(new URL('../', import.meta.url));
const LISTS = ['tests/catalogue/design-system.api.txt', 'tests/catalogue/charts.api.txt'];

/** Ends this program with what git said when git fails. */
function runGit(...parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  console.error(stderr.trim());
  process.exit(1);
}

const [from, to] = process.argv.slice(2);
if (from === undefined) {
  console.error('Name the revision to compare with: npm run release-notes -- v1.0.0');
  process.exit(2);
}
const readList = (path: string, revision: string | undefined): string =>
  revision === undefined ? readFileSync(join(root, path), 'utf8') : runGit('show', `${revision}:${path}`);

const changes = LISTS.flatMap((path) => compareInterfaces(readList(path, from), readList(path, to)));
const revisions = to === undefined ? [from] : [from, to];
const PICTURES = ['design-system-*', 'charts-*'].map((layer) => `tests/visual/baselines/${layer}`);
const files = runGit('diff', '--name-only', ...revisions, '--', ...PICTURES).split('\n');
console.log(printNotes(DESIGN_SYSTEM_VERSION, changes, listChangedPictures(files)).trimEnd());
