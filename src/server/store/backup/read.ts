import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  parseBackupHeader,
  BackupError,
  type BackupHeader,
  type BackupTrailer,
  isTableHeader,
  isTrailer,
  type TableHeader,
  type TableChecksum,
} from './format';

export interface BackupReader {
  header: (header: BackupHeader) => Promise<void>;
  /** Receives some rows of one table, as JSON text. */
  rows: (table: TableHeader, rows: readonly string[]) => Promise<void>;
}

const ROWS_AT_ONCE = 1_000;

function parse(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BackupError(`${file} is damaged: a line in it cannot be read. Nothing was changed.`, {
      cause: error,
    });
  }
}

/** No table's first column is called `table` or `end`, so no row begins like this. */
function isStructure(line: string): boolean {
  return line.startsWith('{"table":') || line.startsWith('{"end":true');
}

/** From Node 24 on, readline also ends a line at U+2028 and U+2029, which rows contain. */
async function* streamLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Reads a backup from beginning to end.
 *
 * @returns the trailer, which matches the rows that were read
 * @throws {BackupError} when the file is no backup, cut short or altered
 */
export async function readBackup(file: string, reader: BackupReader): Promise<BackupTrailer> {
  let header: BackupHeader | undefined;
  let table: TableHeader | undefined;
  let trailer: BackupTrailer | undefined;
  let batch: string[] = [];
  let hash = createHash('sha256');
  let count = 0;
  const sums: Record<string, TableChecksum> = {};

  const flush = async (): Promise<void> => {
    if (table && batch.length > 0) await reader.rows(table, batch);
    batch = [];
  };
  const closeTable = async (): Promise<void> => {
    await flush();
    if (table) sums[table.table] = { rows: count, sha256: hash.digest('hex') };
    hash = createHash('sha256');
    count = 0;
  };

  try {
    for await (const line of streamLines(file)) {
      if (!header) {
        header = parseBackupHeader(parse(line, file), file);
        await reader.header(header);
      } else if (isStructure(line)) {
        await closeTable();
        const read = parse(line, file);
        if (isTrailer(read)) trailer = read;
        else if (isTableHeader(read)) table = read;
      } else {
        hash.update(`${line}\n`);
        count += 1;
        if (batch.push(line) === ROWS_AT_ONCE) await flush();
      }
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`, { cause: error });
    if (code === 'Z_BUF_ERROR') {
      throw new BackupError(`${file} is cut short: its end is missing. Nothing was changed.`, {
        cause: error,
      });
    }
    if (code.startsWith('Z_')) {
      throw new BackupError(`${file} is damaged or no backup of Torchward. Nothing was changed.`, {
        cause: error,
      });
    }
    throw error;
  }
  if (!trailer) throw new BackupError(`${file} is cut short: its end is missing. Nothing was changed.`);
  if (JSON.stringify(trailer.tables) !== JSON.stringify(sums)) {
    throw new BackupError(
      `${file} was altered: its rows are not those that were backed up. Nothing was changed.`,
    );
  }
  return trailer;
}
