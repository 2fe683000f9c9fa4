import { Link, Text } from '~/design-system';

export interface PlanLimitProps {
  /** The limit in a sentence: 'Custom rules are part of the Growth and Pro plans.' */
  children: string;
  /** The address of the plans. Absent when no plan has more. */
  href?: string | undefined;
}

/** States a plan's limit where the owner would reach it, with a link to the plans. Not for a refused call. */
export function PlanLimit({ children, href }: PlanLimitProps) {
  return (
    <Text as="span" tone="inherit">
      {children}
      {href === undefined ? null : (
        <>
          {' '}
          <Link href={href}>Change plan</Link>
        </>
      )}
    </Text>
  );
}
