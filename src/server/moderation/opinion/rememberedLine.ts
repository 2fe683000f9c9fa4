import { normalise } from '../normalise';
import { isObviouslyHarmless } from '../prefilter';
import { computeRepeatKey } from '../rules/volume';
import { readLineFeatures } from './features';
import { type ConversationShare, NO_SHARE, toConversationShare } from './model';
import { readWords } from './words';

/** Reads a line that was not judged on this node. Obviously harmless lines say nothing about a conversation. */
function readShare(message: string): ConversationShare {
  const text = normalise(message);
  return isObviouslyHarmless(message, text, [])
    ? NO_SHARE
    : toConversationShare(readLineFeatures(text, readWords(text)));
}

/** A line that later lines of its player are compared with. What they compare is computed once. */
export class RememberedLine {
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

  /** Spares the line a second reading. */
  rememberShare(share: ConversationShare): void {
    this.#share = share;
  }
}
