import { type Artefact, buildArtefact, isStale } from '../../scripts/build/artefacts.mjs';

/** @throws when the build fails */
export function buildIfStale(artefact: Artefact): void {
  if (isStale(artefact) && buildArtefact(artefact) !== 0)
    throw new Error(`The ${artefact.name} could not be built; the lines above say why.`);
}
