import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** The argument of every repository: the store itself or a transaction on it. */
export type Db = Kysely<Database>;
