import { Badge } from '~/design-system';
import { describeCategory } from '~/domain';

export interface CategoryBadgeProps {
  /** The AI's category, `null` when it named none. */
  category: string | null;
}

/** The kind of violation the AI sees in a message. A tag without judgement: how bad it is says `SeverityBadge`. */
export function CategoryBadge({ category }: CategoryBadgeProps) {
  return <Badge>{describeCategory(category).label}</Badge>;
}
