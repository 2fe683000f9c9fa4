import { catalogue } from '../../scripts/build/artefacts.mjs';
import { buildIfStale } from '../support/buildIfStale';

/** Builds the Storybook if it is stale. */
export default function prepare(): void {
  buildIfStale(catalogue);
}
