import type { Store } from '../store/connect';
import { listenTo, notify } from '../store/notifications';
import type { NodeMessage } from './messages';

/** Carries messages to every node, in one order for all of them. */
export interface NodeLink {
  send: (messages: readonly NodeMessage[]) => Promise<void>;
  /** Whether messages of other nodes arrive at the moment. */
  isUp: () => boolean;
  close: () => Promise<void>;
}

export interface NodeLinkListener {
  onMessage: (message: NodeMessage) => void;
  /** Messages may have passed unheard. */
  onGap: () => void;
}

const CHANNEL = 'torchward_live';

/** One process with its own database: what it sends, it hears. */
export function loopback({ onMessage }: NodeLinkListener): NodeLink {
  return {
    send: (messages) => {
      for (const message of messages) onMessage(message);
      return Promise.resolve();
    },
    isUp: () => true,
    close: () => Promise.resolve(),
  };
}

function parsed(payload: string): NodeMessage | undefined {
  try {
    return JSON.parse(payload) as NodeMessage;
  } catch {
    // Another version of the product, or a person at a console.
    return undefined;
  }
}

/** Nodes of one PostgreSQL. A node hears its own messages this way too, so that all keep the same order. */
export function notifications(
  store: Store,
  databaseUrl: string,
  { onMessage, onGap }: NodeLinkListener,
): NodeLink {
  const listener = listenTo(databaseUrl, CHANNEL, {
    onPayload: (payload) => {
      const message = parsed(payload);
      if (message) onMessage(message);
    },
    onListening: onGap,
  });
  return {
    send: (messages) =>
      notify(
        store.db,
        CHANNEL,
        messages.map((message) => JSON.stringify(message)),
      ),
    isUp: listener.isUp,
    close: listener.close,
  };
}
