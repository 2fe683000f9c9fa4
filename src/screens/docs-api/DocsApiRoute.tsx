import { publicOrigin, publicSettings } from '~/api/settings';
import { DocsApiScreen } from './DocsApiScreen';

export function DocsApiRoute() {
  return <DocsApiScreen origin={publicOrigin()} statusPageUrl={publicSettings().statusPageUrl} />;
}
