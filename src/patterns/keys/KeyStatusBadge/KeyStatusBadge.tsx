import { Badge } from '~/design-system';
import { describeKeyStatus } from '~/domain';

export interface KeyStatusBadgeProps {
  /** Whether the key is accepted. Revoking can't be undone. */
  active: boolean;
}

/** Whether an API key is active or revoked. */
export function KeyStatusBadge({ active }: KeyStatusBadgeProps) {
  const { tone, label } = describeKeyStatus(active);
  return <Badge tone={tone}>{label}</Badge>;
}
