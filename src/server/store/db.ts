import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** What a repository needs: the store itself or a transaction on it. */
export type Db = Kysely<Database>;
