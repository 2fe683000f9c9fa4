import { normalise } from '../normalise';
import { isObviouslyHarmless } from '../prefilter';
import { computeRepeatKey } from '../rules/volume';
import { readLineFeatures } from './features';
import type { ConversationShare, RememberedLine } from '../types';
import { EMPTY_CONVERSATION_SHARE, toConversationShare } from './model';
import { readWords } from './words';

/**
 * Reads the share of a line that was judged without remembering it. An obviously harmless line adds nothing to its
 * conversation.
 */
function readShare(message: string): ConversationShare {
  const text = normalise(message);
  return isObviouslyHarmless(message, text, [])
    ? EMPTY_CONVERSATION_SHARE
    : toConversationShare(readLineFeatures(text, readWords(text)));
}

class LineReadOnce implements RememberedLine {
  readonly message: string;
  #repeatKey: string | undefined;
  #share: ConversationShare | undefined;

  constructor(message: string) {
    this.message = message;
  }

  get repeatKey(): string {
    return (this.#repeatKey ??= computeRepeatKey(this.message));
  }

  get share(): ConversationShare {
    return (this.#share ??= readShare(this.message));
  }

  rememberShare(share: ConversationShare): void {
    this.#share ??= share;
  }
}

export function createRememberedLine(message: string): RememberedLine {
  return new LineReadOnce(message);
}
