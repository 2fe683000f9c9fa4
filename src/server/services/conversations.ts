import type { ModerateRequest } from '~/contract/api.gen';
import type { Clock } from '../clock';
import type { Conversation } from '../moderation';
import type { IngestContext } from '../store/repositories/ingest';
import { KEY_MODES, type KeyMode } from '../store/schema/accounts';
import type { LineInConversation } from './judging';
import { getPlayerId } from './playerHistories';
import { CONVERSATION_CHANNELS, createRecentLines, isConversationChannel } from './recentLines';
import { readSaidMs } from './saidTimes';

/** Recalls what players said before a message, and remembers it for their later ones. */
export function createConversations({ clock }: { clock: Clock }) {
  const recentLines = createRecentLines({ clock });

  const nameConversation = (mode: KeyMode, accountId: string, playerId: string, channel: string): string =>
    `${mode} ${accountId} ${playerId} ${channel}`;

  const recallSaid = (context: IngestContext, request: ModerateRequest, saidMs: number): Conversation => {
    const channel = request.channel ?? 'public';
    if (!isConversationChannel(channel)) return { recent: [] };
    return recentLines.recall(
      nameConversation(context.mode, context.account.id, getPlayerId(request), channel),
      {
        message: request.message,
        saidMs,
        messageId: request.message_id ?? undefined,
      },
    );
  };

  /**
   * Recalls each player's messages in the order in which they were said, whatever their order in the batch. Messages
   * without a time are neither compared nor remembered, because the time between them is unknown.
   */
  function recallInOrder(context: IngestContext, lines: readonly LineInConversation[]): void {
    const said = lines.flatMap((line) => {
      const saidMs = readSaidMs(line.request);
      return saidMs === undefined ? [] : [{ line, saidMs }];
    });
    for (const { line, saidMs } of said.toSorted((a, b) => a.saidMs - b.saidMs)) {
      line.conversation = recallSaid(context, line.request, saidMs);
    }
  }

  return {
    recall: (context: IngestContext, request: ModerateRequest): Conversation =>
      recallSaid(context, request, readSaidMs(request) ?? clock.now().getTime()),
    recallInOrder,
    /** Forgets what a player said. @param playerId in lower case */
    forget: (accountId: string, playerId: string): void => {
      for (const mode of KEY_MODES) {
        for (const channel of CONVERSATION_CHANNELS)
          recentLines.forget(nameConversation(mode, accountId, playerId, channel));
      }
    },
  };
}
