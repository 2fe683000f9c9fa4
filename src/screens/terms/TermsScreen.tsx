import { PRODUCT_INFO } from '~/contract/productInfo';
import { ArticlePage, MarketingShell, type MarketingShellProps } from '~/patterns';
import { TERMS } from './content';

export type TermsScreenProps = Pick<MarketingShellProps, 'statusPageUrl'>;

/** The terms of service. */
export function TermsScreen({ statusPageUrl }: TermsScreenProps) {
  return (
    <MarketingShell statusPageUrl={statusPageUrl}>
      <ArticlePage
        title="Terms of Service"
        lead={`What you can expect of ${PRODUCT_INFO.name}, and what we ask of you. Written to be read.`}
        updated="20 November 2026"
        notice="This text is a template. A lawyer has to review it before the service is offered to the public."
        parts={TERMS}
      />
    </MarketingShell>
  );
}
