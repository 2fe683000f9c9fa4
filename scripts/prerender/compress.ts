import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller files are not compressed, because the response's headers would cost more than compression saves. */
const MIN_COMPRESSED_BYTES = 512;

/**
 * Writes compressed copies of every script, style sheet and drawing, and of the contract, for the server to send. Leaves
 * out pages, because the server fills addresses into them first.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => /\.(js|css|svg|yaml)$/.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < MIN_COMPRESSED_BYTES) return;
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
        await writeFile(`${file}.br`, await toBrotli(content, { params }));
        await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
      }),
  );
}
