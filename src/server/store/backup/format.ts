/**
 * A backup is one gzip file of JSON lines: a header, then for each table one line that opens it and one line for each
 * row, then a trailer with the count and the hash of every table. A file without its trailer is no backup.
 */
export const BACKUP_FORMAT_NAME = 'torchward-backup';
export const BACKUP_FORMAT_VERSION = 1;

export interface BackupHeader {
  format: typeof BACKUP_FORMAT_NAME;
  version: number;
  /** RFC 3339, UTC. */
  created_at: string;
  /** The schema of the rows: every applied migration, in order. */
  migrations: string[];
  /** First and last moment that has a message; null without messages. */
  messages: { from: string; to: string } | null;
}

/** Opens a table; the following lines are its rows, until the next such line or the trailer. */
export interface TableHeader {
  table: string;
  columns: string[];
}

export interface TableChecksum {
  rows: number;
  /** SHA-256 over the lines of the rows, in order of the primary key. */
  sha256: string;
}

export interface BackupTrailer {
  end: true;
  tables: Record<string, TableChecksum>;
}

/** Why a backup or a restore failed, in a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export function isTrailer(line: unknown): line is BackupTrailer {
  return typeof line === 'object' && line !== null && 'end' in line && 'tables' in line;
}

export function isTableHeader(line: unknown): line is TableHeader {
  return typeof line === 'object' && line !== null && 'table' in line && 'columns' in line;
}

/** @throws {BackupError} when the line is no header, or has a format that this version does not read */
export function parseBackupHeader(line: unknown, file: string): BackupHeader {
  const header = line as Partial<BackupHeader> | null;
  if (typeof line !== 'object' || header?.format !== BACKUP_FORMAT_NAME) {
    throw new BackupError(`${file} is not a backup of Torchward.`);
  }
  if (header.version !== BACKUP_FORMAT_VERSION || !Array.isArray(header.migrations)) {
    throw new BackupError(
      `${file} has backup format ${String(header.version)}, and this version reads format ${BACKUP_FORMAT_VERSION}. Restore it with the version that wrote it.`,
    );
  }
  return header as BackupHeader;
}
