import { useServiceHealth } from '~/api/dashboard';
import { readAiModel, readLinkSha256, readPublicOrigin, readPublicSettings } from '~/api/settings';
import { toLoadable } from '~/domain';
import { DocumentationScreen } from './DocumentationScreen';

export function DocumentationRoute() {
  const health = useServiceHealth();
  return (
    <DocumentationScreen
      origin={readPublicOrigin()}
      health={toLoadable(health)}
      aiModel={readAiModel()}
      linkSha256={readLinkSha256()}
      statusPageUrl={readPublicSettings().statusPageUrl}
    />
  );
}
