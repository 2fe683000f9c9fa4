import type { InterfaceChange, Level } from './compare';

/**
 * The next version by Semantic Versioning.
 *
 * @param level null when nothing changed
 */
export function getNextVersion(version: string, level: Level | null): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  if (level === 'minor') return `${major}.${minor + 1}.0`;
  return level === 'patch' ? `${major}.${minor}.${patch + 1}` : version;
}

/** Counts the pictures among changed files, by story. */
export function listChangedPictures(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const [, component, story] = /baselines\/([^/]+)\/([^/.]+)\.[^/]*png$/.exec(file) ?? [];
    if (component === undefined || story === undefined) continue;
    const id = `${component}--${story}`;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** What the changes together ask of the users; null when there are none. */
function getLevel(changes: readonly InterfaceChange[], pictures: number): Level | null {
  if (changes.some(({ level }) => level === 'major')) return 'major';
  if (changes.length > 0) return 'minor';
  return pictures > 0 ? 'patch' : null;
}

/** The release notes of a version as Markdown. */
export function printNotes(
  version: string,
  changes: readonly InterfaceChange[],
  pictures: ReadonlyMap<string, number>,
): string {
  const level = getLevel(changes, pictures.size);
  if (level === null) return `Nothing changed since ${version}.\n`;
  const breaking = changes.filter((change) => change.level === 'major');
  const added = changes.filter((change) => change.level !== 'major');
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`] : [];
  const looks = [...pictures].map(
    ([id, count]) => `\`${id}\` (${count} ${count === 1 ? 'picture' : 'pictures'})`,
  );
  const parts = [
    `# ${getNextVersion(version, level)}`,
    ...section(
      'What users have to change',
      breaking.map(({ text }) => text),
    ),
    ...section(
      'What is new',
      added.map(({ text }) => text),
    ),
    ...section('What looks different', looks),
  ];
  return `${parts.join('\n\n')}\n`;
}
