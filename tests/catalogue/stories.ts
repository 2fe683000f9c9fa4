import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toPageIdPrefix } from '../../scripts/catalogueText/pageId.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What one story file shows, read from its text. */
export interface StoryFile {
  path: string;
  text: string;
  title: string | undefined;
  /** The first part of its pages' ids: the meta's own, else made of the title. */
  id: string;
  /** Names of the components it documents: `component` and `subcomponents` of its meta. */
  components: string[];
  /** Its tags, such as `stable`. */
  tags: string[];
  /** Names of its stories. */
  stories: string[];
}

export function readStoryFile(path: string, text: string): StoryFile {
  const main = /\bcomponent: (\w+)/.exec(text)?.[1];
  const [, title, id] = /\bmeta = \{\s*title: '([^']+)',(?:\s*id: '([^']+)',)?/.exec(text) ?? [];
  const others = /^\s*subcomponents: \{([^}]*)\}/m.exec(text)?.[1] ?? '';
  return {
    path,
    text,
    title,
    id: id ?? toPageIdPrefix(title ?? ''),
    components: [...(main ? [main] : []), ...others.split(',').map((name) => name.trim())].filter(Boolean),
    tags: [
      ...(/^\s*(?:const meta = .*)?tags: \[([^\]]*)\]/m.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g),
    ].flatMap((match) => match[1] ?? []),
    stories: [...text.matchAll(/^export const (\w+): \w*Story\w*/gm)].flatMap((match) => match[1] ?? []),
  };
}

/** Reads the product's own components: every `.tsx` under src, by path. */
export function readComponents(): Map<string, string> {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => [path, readFileSync(join(root, 'src', path), 'utf8')]),
  );
}

/** Reads the guide of every component, by path. */
export function readGuides(): Map<string, string> {
  const paths = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => path.endsWith('Guide.tsx'))
      .map((path) => [path, readFileSync(join(root, 'stories', path), 'utf8')]),
  );
}

/** Reads every story file of the repository. */
export function readStoryFiles(): StoryFile[] {
  return readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => readStoryFile(path, readFileSync(join(root, 'stories', path), 'utf8')));
}
