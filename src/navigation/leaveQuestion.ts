/** Asks whether to leave; calls back when the answer is yes. */
type LeaveQuestion = (leave: () => void) => void;

let askToLeave: LeaveQuestion | null = null;

/**
 * Has a question asked before the screen is left.
 *
 * @returns stops asking
 */
export function registerLeaveQuestion(next: LeaveQuestion): () => void {
  askToLeave = next;
  return () => {
    if (askToLeave === next) askToLeave = null;
  };
}

/** Leaves the screen by other means than a link, unless there is a question to ask first. */
export function leaveScreen(leave: () => void): void {
  if (askToLeave === null) leave();
  else askToLeave(leave);
}
