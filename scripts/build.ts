import { ARTEFACTS, buildArtefact, catalogue, designSystem, isStale } from './build/artefacts.mjs';

const onlyStale = process.argv.includes('--if-stale');

const asked = [
  ...(process.argv.includes('--storybook') ? [catalogue] : []),
  ...(process.argv.includes('--package') ? [designSystem] : []),
];
const wanted = asked.length > 0 ? asked : ARTEFACTS;

for (const artefact of wanted) {
  if (onlyStale && !isStale(artefact)) {
    console.log(`unchanged  ${artefact.name}`);
    continue;
  }
  const started = performance.now();
  const code = buildArtefact(artefact);
  if (code !== 0) {
    console.error(`failed     ${artefact.name}`);
    process.exit(code);
  }
  console.log(`built      ${artefact.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
