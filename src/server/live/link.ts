import type { Store } from '../store/connect';
import { listenTo, notify } from '../store/notifications';
import type { NodeMessage } from './messages';

/** Carries messages to every node, in the same order for all of them. */
export interface NodeLink {
  send: (messages: readonly NodeMessage[]) => Promise<void>;
  /** Whether messages of other nodes arrive at the moment. */
  isUp: () => boolean;
  close: () => Promise<void>;
}

export interface NodeLinkListener {
  onMessage: (message: NodeMessage) => void;
  /** Called when this node may have missed messages. */
  onGap: () => void;
}

const CHANNEL = 'torchward_live';

/** Creates the link of a single process with its own database: it hears what it sends. */
export function createLoopback({ onMessage }: NodeLinkListener): NodeLink {
  return {
    send: (messages) => {
      for (const message of messages) onMessage(message);
      return Promise.resolve();
    },
    isUp: () => true,
    close: () => Promise.resolve(),
  };
}

function parseNodeMessage(payload: string): NodeMessage | undefined {
  try {
    return JSON.parse(payload) as NodeMessage;
  } catch {
    // Another version of the product sent the notification, or a person at a database console.
    return undefined;
  }
}

/**
 * Creates the link of nodes that share one PostgreSQL. A node hears its own messages this way too, so that the order is
 * the same on all.
 */
export function createNotificationLink(
  store: Store,
  databaseUrl: string,
  { onMessage, onGap }: NodeLinkListener,
): NodeLink {
  const listener = listenTo(databaseUrl, CHANNEL, {
    onPayload: (payload) => {
      const message = parseNodeMessage(payload);
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
