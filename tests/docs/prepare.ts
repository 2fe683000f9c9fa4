import { buildArtefact, catalogue, isStale } from '../../scripts/build/artefacts.mjs';

/** Builds the Storybook if it is stale. */
export default function prepare(): void {
  if (isStale(catalogue) && buildArtefact(catalogue) !== 0)
    throw new Error('The Storybook could not be built.');
}
