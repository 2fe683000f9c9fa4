import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this many bytes the headers of a response weigh more than what compressing saves. */
const WORTHWHILE = 512;

/**
 * Puts compressed copies beside every script, sheet and drawing, so that serving them costs no time. Pages are left
 * out: the server fills addresses into them first.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => /\.(js|css|svg)$/.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < WORTHWHILE) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        await writeFile(`${file}.br`, await toBrotli(content, { params }));
        await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
      }),
  );
}
