import { artefacts, build, isStale } from './build/artefacts.mjs';

const onlyStale = process.argv.includes('--if-stale');

for (const artefact of artefacts) {
  if (onlyStale && !isStale(artefact)) {
    console.log(`unchanged  ${artefact.name}`);
    continue;
  }
  const started = performance.now();
  const code = build(artefact);
  if (code !== 0) {
    console.error(`failed     ${artefact.name}`);
    process.exit(code);
  }
  console.log(`built      ${artefact.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
