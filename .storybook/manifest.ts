import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readExamples } from './examples.ts';

/** The examples of one component, as Storybook's manifest lists them. */
export interface ManifestExamples {
  /** Path of the story file, such as `./stories/design-system/Button.stories.tsx`. */
  path: string;
  /** The import statements of all examples, for a package with the name in `package.json`. */
  import?: string;
  id: string;
  stories: { id: string; snippet?: string | undefined }[];
}

/** Storybook's manifest of all components. */
export interface Manifests {
  components?: { components: Readonly<Record<string, ManifestExamples>> };
}

/** Puts the completed examples, which have imports of their own, in the place of Storybook's. */
export async function useCompletedExamples<M extends Manifests>(
  manifests: M | undefined,
): Promise<M | undefined> {
  for (const component of Object.values(manifests?.components?.components ?? {})) {
    const examples = await readExamples(join(process.cwd(), component.path));
    const byId = new Map(
      [...examples].map(([name, code]) => [toId(component.id, storyNameFromExport(name)), code]),
    );
    delete component.import;
    for (const story of component.stories) story.snippet = byId.get(story.id) ?? story.snippet;
  }
  return manifests;
}
