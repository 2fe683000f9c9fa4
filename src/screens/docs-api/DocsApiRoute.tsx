import { readPublicOrigin, readPublicSettings } from '~/api/settings';
import { DocsApiScreen } from './DocsApiScreen';

export function DocsApiRoute() {
  return <DocsApiScreen origin={readPublicOrigin()} statusPageUrl={readPublicSettings().statusPageUrl} />;
}
