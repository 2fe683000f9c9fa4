import { Badge } from '~/design-system';
import { describeAction } from '~/domain';

export interface ActionBadgeProps {
  /** An action of the API. An unknown one is shown as it is, in a neutral tone. */
  action: string;
}

/** The action on a message, taken or recommended. Not for choosing an action. */
export function ActionBadge({ action }: ActionBadgeProps) {
  const { tone, label } = describeAction(action);
  return <Badge tone={tone}>{label}</Badge>;
}
