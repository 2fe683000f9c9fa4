import { buildArtefact, designSystem, isStale } from '../../scripts/build/artefacts.mjs';

/** Builds the package if it is stale. */
export default function prepare(): void {
  if (isStale(designSystem) && buildArtefact(designSystem) !== 0)
    throw new Error('The package could not be built.');
}
