import { parseArgs } from 'node:util';
import { runSteps, summarise, type RunPrinter } from './test/run';
import { selectSteps } from './test/select';
import type { Step } from './test/step';
import { createSteps } from './test/steps';

const HELP = `npm test [-- --only NAME,NAME] [-- --full] [-- --list]

  --only   run only these steps; a name such as "types" stands for all that begin with it
  --full   draw every picture, also of stories whose sources have not changed
  --list   name the steps and end`;

function selectStepsOrExit(steps: readonly Step[], only: string): readonly Step[] {
  const selection = selectSteps(steps, only.split(','));
  if (Array.isArray(selection)) return selection;
  console.error(selection.error);
  process.exit(2);
}

/** On a terminal the progress line replaces itself; elsewhere it appears every half minute. */
function createRunPrinter(): RunPrinter {
  if (process.stdout.isTTY) {
    return {
      say: (line) => console.log(line),
      showProgress: (line) => process.stdout.write(`\r\u001b[2K${line.slice(0, process.stdout.columns - 1)}`),
    };
  }
  let last = performance.now();
  return {
    say: (line) => {
      last = performance.now();
      console.log(line);
    },
    showProgress: (line) => {
      if (line === '' || performance.now() - last < 30_000) return;
      last = performance.now();
      console.log(line);
    },
  };
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    full: { type: 'boolean', default: false },
    list: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
const steps = createSteps({ full: values.full });

if (values.help) {
  console.log(HELP);
} else if (values.list) {
  for (const step of steps) console.log(`${step.name.padEnd(14)} ${step.title}`);
} else {
  const printer = createRunPrinter();
  const started = performance.now();
  const outcomes = await runSteps(
    values.only === undefined ? steps : selectStepsOrExit(steps, values.only),
    printer,
  );
  printer.say(`\nFinished in ${Math.round((performance.now() - started) / 1000)} s.`);
  const total = summarise(outcomes, printer);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
