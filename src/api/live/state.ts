import { createListeners } from '../../session';

export type LiveStatus =
  /** Events arrive as they happen. */
  | 'live'
  /** There is no stream: queries poll instead. */
  | 'away';

/** Messages that the server has stored since the page opened. */
export interface UnseenLogs {
  /** How many, as far as the stream has reported. */
  messages: number;
  /** Grows by one whenever the stream reports stored messages, even when it does not say how many. */
  version: number;
}

/** The stream's state in a module of its own, so that no screen waits for the stream's code. */
export interface LiveStore {
  status: () => LiveStatus;
  setStatus: (status: LiveStatus) => void;
  logs: () => UnseenLogs;
  /** @param count messages stored; 0 when the stream does not know */
  addLogs: (count: number) => void;
  /** Ids of the review items that other reviewers decided while the stream was open, the newest few thousand. */
  decided: () => ReadonlySet<string>;
  addDecided: (ids: readonly string[]) => void;
  /** Calls back after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** More than a page of the queue can miss; older ids are dropped. */
const MAX_DECIDED = 5_000;

export function createLiveStore(): LiveStore {
  const changes = createListeners();
  let status: LiveStatus = 'away';
  let logs: UnseenLogs = { messages: 0, version: 0 };
  let decided: ReadonlySet<string> = new Set();
  return {
    status: () => status,
    setStatus: (next) => {
      status = next;
      changes.call();
    },
    logs: () => logs,
    addLogs: (count) => {
      logs = { messages: logs.messages + count, version: logs.version + 1 };
      changes.call();
    },
    decided: () => decided,
    addDecided: (ids) => {
      decided = new Set([...decided, ...ids].slice(-MAX_DECIDED));
      changes.call();
    },
    subscribe: changes.add,
  };
}

/** The state of this page's stream. */
export const liveState = createLiveStore();
