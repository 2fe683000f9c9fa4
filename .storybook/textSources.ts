import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentFacts } from 'virtual:component-facts';
import { readStoryFile } from '../tests/catalogue/stories.ts';
import { readExamples } from './examples.ts';

/** A prop as the tables of properties show it. */
export interface Property {
  name: string;
  description: string;
  required: boolean;
  defaultValue: { value: unknown } | null;
  type: { name: string; raw?: string };
}

/** A component as the tables of properties show it. */
export interface ComponentProperties {
  displayName: string;
  description: string;
  props: Readonly<Record<string, Property>>;
}

/** What the page of a story file is written from as text, beside its guide. */
export interface TextSources extends ComponentFacts {
  /** The component of the file first, then the parts that stand inside it, such as `MenuItem`. */
  components: readonly ComponentProperties[];
  /** The code of each story, in their order. */
  examples: readonly string[];
}

/** The sources of the pages as text in the built Storybook, by the story file's path from the repository's root. */
export const TEXT_SOURCES_FILE = 'text-sources.json';

/** What the tables of properties read at the end of a component's module. */
const PROPERTIES = /\.__docgenInfo = (\{.*\});$/gm;

/**
 * Writes what the build knows of each story file beside the built pages, so that their texts need no second reading of
 * the sources.
 *
 * @param facts reads the facts by the story file's path
 */
export function textSources(facts: () => Readonly<Record<string, ComponentFacts>>): Plugin {
  const properties = new Map<string, ComponentProperties>();
  const describe = async ([path, known]: [string, ComponentFacts]): Promise<[string, TextSources]> => {
    const file = join(process.cwd(), path);
    const { components } = readStoryFile(path, readFileSync(file, 'utf8'));
    return [
      path,
      {
        ...known,
        components: components.flatMap((name) => properties.get(name) ?? []),
        examples: [...(await readExamples(file)).values()],
      },
    ];
  };
  return {
    name: 'text-sources',
    apply: 'build',
    transform: {
      filter: { code: PROPERTIES },
      handler(code) {
        for (const [, json = ''] of code.matchAll(PROPERTIES)) {
          const component = JSON.parse(json) as ComponentProperties;
          properties.set(component.displayName, component);
        }
      },
    },
    async generateBundle() {
      const sources = await Promise.all(Object.entries(facts()).map(describe));
      this.emitFile({
        type: 'asset',
        fileName: TEXT_SOURCES_FILE,
        source: JSON.stringify(Object.fromEntries(sources)),
      });
    },
  };
}
