/** Asks whether to leave; calls back when the answer is yes. */
type LeaveQuestion = (leave: () => void) => void;

let question: LeaveQuestion | null = null;

/**
 * Has a question asked before the screen is left.
 *
 * @returns stops asking
 */
export function registerLeaveQuestion(next: LeaveQuestion): () => void {
  question = next;
  return () => {
    if (question === next) question = null;
  };
}

/** Leaves the screen by other means than a link, unless there is a question to ask first. */
export function leaveScreen(leave: () => void): void {
  if (question === null) leave();
  else question(leave);
}
