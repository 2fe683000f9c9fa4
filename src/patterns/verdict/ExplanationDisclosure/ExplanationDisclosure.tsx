import { Suspense, type ReactNode } from 'react';
import { Accordion, Skeleton } from '~/design-system';

export interface ExplanationDisclosureProps {
  /** The explanation. Mounted when its reader opens it, so that neither its data nor its code is fetched before. */
  children: ReactNode;
}

/** The part of a message's details that opens its explanation. */
export function ExplanationDisclosure({ children }: ExplanationDisclosureProps) {
  const content = <Suspense fallback={<Skeleton shape="block" />}>{children}</Suspense>;
  return <Accordion items={[{ id: 'explanation', title: 'How this was decided', content }]} />;
}
