import { type Kysely, sql } from 'kysely';
import type { Database } from './schema';

/** What a PostgreSQL says of itself. */
export interface ServerFacts {
  /** For people, such as `15.4 (Debian 15.4-1)`. */
  version: string;
  /** For comparisons, such as 150004. */
  versionNumber: number;
  /** Whether it takes no changes, as a standby or by its settings. */
  isReadOnly: boolean;
}

const OLDEST_VERSION = 15;

/** Why a node can't work with a PostgreSQL, as the end of a sentence about it; undefined when it can. */
export function findServerFault({ version, versionNumber, isReadOnly }: ServerFacts): string | undefined {
  if (versionNumber < OLDEST_VERSION * 10_000)
    return `is PostgreSQL ${version}, and Torchward needs ${OLDEST_VERSION} or newer`;
  if (isReadOnly) return 'takes no changes, as a standby does: point DATABASE_URL at the primary';
  return undefined;
}

export async function readServerFacts(db: Kysely<Database>): Promise<ServerFacts> {
  const { rows } = await sql<ServerFacts>`select
    current_setting('server_version') as version,
    current_setting('server_version_num')::int as "versionNumber",
    current_setting('transaction_read_only')::bool as "isReadOnly"`.execute(db);
  return rows[0] as ServerFacts;
}
