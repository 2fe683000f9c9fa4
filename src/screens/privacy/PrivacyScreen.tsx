import { PRODUCT_INFO } from '~/contract/productInfo';
import { ArticlePage, MarketingShell, type MarketingShellProps } from '~/patterns';
import { PRIVACY } from './content';

export type PrivacyScreenProps = Pick<MarketingShellProps, 'statusPageUrl'>;

/** What happens to the data of owners and of their players. */
export function PrivacyScreen({ statusPageUrl }: PrivacyScreenProps) {
  return (
    <MarketingShell statusPageUrl={statusPageUrl}>
      <ArticlePage
        title="Privacy Policy"
        lead={`${PRODUCT_INFO.name} has to read your players’ chat to moderate it. This page says what it keeps of it, for how long, who sees it and how it goes away.`}
        updated="27 November 2026"
        notice="This text is a template. A lawyer has to review it before the service is offered to the public."
        parts={PRIVACY}
      />
    </MarketingShell>
  );
}
