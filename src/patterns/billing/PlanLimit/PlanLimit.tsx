import { Link, Text } from '~/design-system';

export interface PlanLimitProps {
  /** Where the plan ends, in a sentence: 'Custom rules are part of the Growth and Pro plans.' */
  children: string;
  /** Where plans are chosen. Left out where no plan has more. */
  href?: string | undefined;
}

/** Says where a plan ends before its owner runs into it, and leads to the plans. Not for a refused call. */
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
