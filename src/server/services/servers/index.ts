import { isDeepStrictEqual } from 'node:util';
import type {
  Actor,
  Config,
  ConfigRequest,
  GameServer,
  GameServerList,
  UpdateServerRequest,
} from '~/contract/api.gen';
import { applyServerSettings, MAX_LISTED_SERVERS } from '~/contract/serverSettings';
import type { Clock } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import { createListeners } from '../../listeners';
import { HttpProblem, createNotFoundProblem } from '../../problem';
import type { Store } from '../../store/connect';
import { writeAuditEvent } from '../../store/repositories/audit';
import { findConfig, raiseServersVersion } from '../../store/repositories/configs';
import { countWaitingDecisions } from '../../store/repositories/waitingDecisions';
import {
  findServerSettings,
  listGameServers,
  lockGameServer,
  toGameServer,
  toServerSettings,
  updateGameServer,
} from '../../store/repositories/gameServers';
import type { StorableMessage } from '../../store/repositories/ingest';
import { type CallingLink, createHeardServers } from './heardServers';

/** The account's game servers: what is heard of them, their names and their own settings. */
export interface ServerService {
  list: (accountId: string) => Promise<GameServerList>;
  /** @throws {HttpProblem} 404; 412 when the server was changed since the version that the request names */
  update: (accountId: string, id: string, request: UpdateServerRequest, actor: Actor) => Promise<GameServer>;
  /** Returns a configuration with the stored choices that it lacks and the settings that a server has of its own. */
  resolve: (accountId: string, request: ConfigRequest, server: string | undefined) => Promise<Config>;
  /** Remembers the servers of stored messages. */
  noteStored: (items: readonly StorableMessage[]) => void;
  /** Remembers that a server has asked for decisions. */
  notePoll: (accountId: string, name: string) => void;
  /** Remembers the torchward-link that calls for a server; lists no server by itself. */
  noteLink: (accountId: string, name: string, link: CallingLink) => void;
  /** Called with the account after a server was heard for the first time, or changed. */
  onChanged: (listener: (accountId: string) => void) => void;
  /** Resolves when what was heard so far is written. */
  drained: () => Promise<void>;
}

const CHANGED_MEANWHILE_DETAIL =
  'This server was changed by another caller meanwhile, and your change was not saved. Compare the two, then save again.';

interface ServerOptions {
  store: Store;
  clock: Clock;
  /** Called with each failure of work that no caller waits for. */
  onBackgroundError: (error: unknown) => void;
}

export function createServerService({ store, clock, onBackgroundError }: ServerOptions): ServerService {
  const { db } = store;
  const changeListeners = createListeners<[accountId: string]>();
  const heard = createHeardServers({ store, onServersAdded: changeListeners.call, onBackgroundError });

  const change = (accountId: string, id: string, request: UpdateServerRequest, actor: Actor) =>
    db.transaction().execute(async (trx) => {
      const row = await lockGameServer(trx, accountId, id);
      if (!row) throw createNotFoundProblem();
      const waiting = (await countWaitingDecisions(trx, accountId)).get(row.name) ?? 0;
      const before = { display_name: row.display_name, settings: toServerSettings(row) };
      const settings = { ...before.settings, ...request.settings };
      const { display_name = before.display_name } = request;
      if (request.version !== undefined && request.version !== row.version) {
        const current = toGameServer(row, waiting);
        // A caller whose answer was lost sends the same change again.
        if (isDeepStrictEqual({ display_name, settings }, before)) return current;
        throw new HttpProblem(412, CHANGED_MEANWHILE_DETAIL, { members: { current } });
      }
      const at = clock.now();
      const changed = await updateGameServer(trx, accountId, id, { display_name, ...settings });
      if (request.settings !== undefined) await raiseServersVersion(trx, accountId, at);
      await writeAuditEvent(trx, {
        id: createTimeOrderedId(at.getTime()),
        accountId,
        subjectId: id,
        kind: 'server.updated',
        actor,
        at,
        detail: { before, after: { display_name, settings } },
      });
      return toGameServer(changed, waiting);
    });

  return {
    list: async (accountId) => {
      const [rows, waiting] = await Promise.all([
        listGameServers(db, accountId),
        countWaitingDecisions(db, accountId),
      ]);
      return {
        servers: rows.map((row) => toGameServer(row, waiting.get(row.name) ?? 0)),
        limit: MAX_LISTED_SERVERS,
      };
    },

    update: async (accountId, id, request, actor) => {
      const changed = await change(accountId, id, request, actor);
      changeListeners.call(accountId);
      return changed;
    },

    resolve: async (accountId, request, server) => {
      const swearing = request.swearing ?? (await findConfig(db, accountId)).swearing;
      const config = { ...request, swearing };
      const own = server === undefined ? undefined : (await findServerSettings(db, accountId)).get(server);
      return own ? applyServerSettings(config, own) : config;
    },

    noteStored: heard.noteStored,
    notePoll: (accountId, name) => {
      heard.notePoll(accountId, name, clock.now());
    },
    noteLink: heard.noteLink,
    onChanged: changeListeners.add,
    drained: heard.write,
  };
}
