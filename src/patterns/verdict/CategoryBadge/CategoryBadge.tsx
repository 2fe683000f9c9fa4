import { Badge } from '~/design-system';
import { describeCategory } from '~/domain';

export interface CategoryBadgeProps {
  /** The category of a verdict or a finding, `null` where it has none. */
  category: string | null;
}

/** The category of a violation, in a neutral tone. For the severity use `SeverityBadge`. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  return <Badge>{describeCategory(category).label}</Badge>;
}
