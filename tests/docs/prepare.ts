import { buildIfStale, catalogue } from '../../scripts/build/artefacts.mjs';

/** Builds the Storybook if it is stale. */
export default function prepare(): void {
  buildIfStale(catalogue);
}
