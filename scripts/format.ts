import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, type FormatConfig } from 'oxfmt';

const configuration = fileURLToPath(new URL('../.oxfmtrc.json', import.meta.url));

/**
 * Formats source text as `npm run format` does.
 *
 * @param path its extension decides the language; the file need not exist
 * @throws when the source does not parse
 */
export async function formatSource(path: string, source: string): Promise<string> {
  const options = JSON.parse(await readFile(configuration, 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, source, options);
  const [fault] = errors;
  if (fault) throw new Error(`${path} cannot be formatted: ${fault.message}`);
  return code;
}
