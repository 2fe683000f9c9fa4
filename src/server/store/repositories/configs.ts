import { sql } from 'kysely';
import type { Config } from '~/contract/api.gen';
import { DEFAULT_AUTOMATION_LEVEL, DEFAULT_CONFIDENCE_THRESHOLD, DEFAULT_SWEARING } from '~/contract/limits';
import type { Db } from '../db';

/** The configuration in force until the owner saves one. */
export const defaultConfig: Config = {
  server_rules: '',
  automation_level: DEFAULT_AUTOMATION_LEVEL,
  confidence_threshold: DEFAULT_CONFIDENCE_THRESHOLD,
  pre_filter_config: { enabled: true },
  escalation_enabled: false,
  swearing: DEFAULT_SWEARING,
};

export interface ConfigRow {
  server_rules: string;
  automation_level: Config['automation_level'];
  confidence_threshold: number;
  pre_filter_enabled: boolean;
  escalation_enabled: boolean;
  swearing: Config['swearing'];
}

export function toConfig(row: ConfigRow): Config {
  return {
    server_rules: row.server_rules,
    automation_level: row.automation_level,
    confidence_threshold: row.confidence_threshold,
    pre_filter_config: { enabled: row.pre_filter_enabled },
    escalation_enabled: row.escalation_enabled,
    swearing: row.swearing,
  };
}

export async function findConfig(db: Db, accountId: string): Promise<Config> {
  const row = await db
    .selectFrom('configs')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { ...toConfig(row), version: row.version } : { ...defaultConfig, version: 0 };
}

/** Makes saves of one account's configuration wait for each other, from its first save on. */
export async function lockConfig(trx: Db, accountId: string): Promise<void> {
  await trx
    .selectFrom('configs')
    .where('account_id', '=', accountId)
    .select('account_id')
    .forUpdate()
    .execute();
}

/** Tells every node that the settings of a game server have changed. */
export async function raiseServersVersion(trx: Db, accountId: string, now: Date): Promise<void> {
  const { pre_filter_config: preFilter, ...settings } = defaultConfig;
  await trx
    .insertInto('configs')
    .values({
      account_id: accountId,
      version: 0,
      servers_version: 1,
      ...settings,
      pre_filter_enabled: preFilter.enabled,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet((update) => ({ servers_version: update('configs.servers_version', '+', 1) })),
    )
    .execute();
}

/**
 * Replaces the whole configuration; the new version tells other nodes that theirs is outdated.
 *
 * @returns false when `config` names a version that is not the stored one
 */
export async function saveConfig(db: Db, accountId: string, config: Config, now: Date): Promise<boolean> {
  const { version: expected } = config;
  const values = {
    server_rules: config.server_rules,
    automation_level: config.automation_level,
    confidence_threshold: config.confidence_threshold,
    pre_filter_enabled: config.pre_filter_config.enabled,
    escalation_enabled: config.escalation_enabled,
    swearing: config.swearing,
    updated_at: now,
  };
  const result = await db
    .insertInto('configs')
    .values({ account_id: accountId, version: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet((update) => ({ ...values, version: update('configs.version', '+', 1) }))
        .where(expected === undefined ? sql<boolean>`true` : sql<boolean>`configs.version = ${expected}`),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
