import { Badge } from '~/design-system';
import { describeAction } from '~/domain';

export interface ActionBadgeProps {
  /** An action value of the API. One that is not known is shown in its own words, without a judgement. */
  action: string;
}

/** What was or would be done about a message. Not for choosing an action. */
export function ActionBadge({ action }: ActionBadgeProps) {
  const { tone, label } = describeAction(action);
  return <Badge tone={tone}>{label}</Badge>;
}
