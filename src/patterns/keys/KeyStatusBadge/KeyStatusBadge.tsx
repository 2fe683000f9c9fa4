import { Badge } from '~/design-system';
import { describeKeyStatus } from '~/domain';

export interface KeyStatusBadgeProps {
  /** Whether the key is accepted. Revoking is for ever. */
  isActive: boolean;
}

/** Whether an API key is active or revoked. */
export function KeyStatusBadge({ isActive }: KeyStatusBadgeProps) {
  const { tone, label } = describeKeyStatus(isActive);
  return <Badge tone={tone}>{label}</Badge>;
}
