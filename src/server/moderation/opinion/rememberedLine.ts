import { normalise } from '../normalise';
import { isObviouslyHarmless } from '../prefilter';
import { computeRepeatKey } from '../rules/volume';
import { readLineFeatures } from './features';
import type { ConversationShare, RememberedLine } from '../types';
import { NO_SHARE, toConversationShare } from './model';
import { readWords } from './words';

/** Reads a line whose share judging has not remembered. Obviously harmless lines say nothing about a conversation. */
function readShare(message: string): ConversationShare {
  const text = normalise(message);
  return isObviouslyHarmless(message, text, [])
    ? NO_SHARE
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
