/** Asks the visitor whether to leave, and calls `leave` on yes. */
type LeaveQuestion = (leave: () => void) => void;

let askToLeave: LeaveQuestion | null = null;

/**
 * Registers the question that `askBeforeLeaving` asks before it leaves.
 *
 * @returns a function that removes the question
 */
export function registerLeaveQuestion(next: LeaveQuestion): () => void {
  askToLeave = next;
  return () => {
    if (askToLeave === next) askToLeave = null;
  };
}

/** Leaves the screen for a command. Asks the registered question first, if there is one. */
export function askBeforeLeaving(leave: () => void): void {
  if (askToLeave === null) leave();
  else askToLeave(leave);
}
