import { sql } from 'kysely';
import { readErrorCode } from '../../describeError';
import { type BackgroundMigration, changeIndexes } from './background';

/** The database's user may not add extensions, or the installation has none. */
const REFUSED = ['42501', '58P01', '0A000'];

const index = changeIndexes({
  players_name: 'players using gin (account_id, player_name gin_trgm_ops)',
});

/**
 * The index that finds players by a part of their name. Where PostgreSQL refuses its extensions, a search still reads all
 * players of the account.
 */
export const playerNames: BackgroundMigration = {
  step: async (db) => {
    try {
      await sql`create extension if not exists pg_trgm`.execute(db);
      await sql`create extension if not exists btree_gin`.execute(db);
    } catch (error) {
      if (REFUSED.includes(readErrorCode(error) ?? '')) return true;
      throw error;
    }
    return index.step(db);
  },
};
