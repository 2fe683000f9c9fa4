export type LiveStatus =
  /** Events arrive as they happen. */
  | 'live'
  /** Not at the moment: whoever depends on them asks by itself. */
  | 'away';

/** Stored messages that a screen has not fetched yet. */
export interface UnseenLogs {
  /** Messages since the page was opened, as far as the stream has told. */
  messages: number;
  /** Grows by one whenever anything may have been stored, also when the stream cannot say how much. */
  version: number;
}

/** What the stream says about itself, apart from the stream so that no screen has to wait for its code. */
export interface LiveState {
  status: () => LiveStatus;
  setStatus: (status: LiveStatus) => void;
  logs: () => UnseenLogs;
  /** @param count messages stored, 0 when nobody knows */
  addLogs: (count: number) => void;
  /** Calls back after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

export function createLiveState(): LiveState {
  const listeners = new Set<() => void>();
  let status: LiveStatus = 'away';
  let logs: UnseenLogs = { messages: 0, version: 0 };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    status: () => status,
    setStatus: (next) => {
      status = next;
      tell();
    },
    logs: () => logs,
    addLogs: (count) => {
      logs = { messages: logs.messages + count, version: logs.version + 1 };
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The state of this page's stream. */
export const liveState = createLiveState();
