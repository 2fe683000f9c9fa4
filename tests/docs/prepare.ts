import { build, catalogue, isStale } from '../../scripts/build/artefacts.mjs';

/** Builds the Storybook if it is stale. */
export default function prepare(): void {
  if (isStale(catalogue) && build(catalogue) !== 0) throw new Error('The Storybook could not be built.');
}
