import { readPublicSettings } from '~/api/settings';
import { TermsScreen } from './TermsScreen';

export function TermsRoute() {
  return <TermsScreen statusPageUrl={readPublicSettings().statusPageUrl} />;
}
