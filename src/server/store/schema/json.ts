import type { ColumnType } from 'kysely';

/** A `jsonb` column: written as text, read as a value. */
export type Json = ColumnType<unknown, string, string>;
