import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the options of a program that measures. `--help` lists them; a wrong one ends the program with
 * its fault.
 *
 * @param numbers the default of each option that is a whole number, from 1, or from 0 where that is the default
 * @param others the options of other types
 */
export function readMeasureOptions<
  Numbers extends Readonly<Record<string, number>>,
  Others extends OptionsConfig = { help: { type: 'boolean' } },
>(numbers: Numbers, others?: Others) {
  type Values = Record<keyof Numbers, number> & ReturnType<typeof parseArgs<{ options: Others }>>['values'];
  const entries = Object.entries(numbers);
  const options: OptionsConfig = {
    ...Object.fromEntries(entries.map(([name, number]) => [name, { type: 'string', default: `${number}` }])),
    ...others,
    help: { type: 'boolean', short: 'h', default: false },
  };
  try {
    const { values } = parseArgs({ options });
    if (values['help'] === true) {
      const lines = Object.entries(options).map(
        ([name, option]) =>
          `  --${name.padEnd(12)}${name in numbers ? `a whole number, ${String(option.default)} by default` : ''}`,
      );
      console.log(['Options:', ...lines].join('\n').replaceAll(/ +$/gm, ''));
      process.exit(0);
    }
    const read = entries.map(([name, number]) => {
      const least = Math.min(number, 1);
      const value = Number(values[name]);
      if (Number.isInteger(value) && value >= least) return [name, value];
      throw new Error(`--${name} must be a whole number from ${least}, and is "${String(values[name])}".`);
    });
    return { ...values, ...Object.fromEntries(read) } as Values;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
