import { useServiceHealth } from '~/api/dashboard';
import { readAiModel, readPublicSettings } from '~/api/settings';
import { toLoadable } from '~/domain';
import { DocumentationScreen } from './DocumentationScreen';

export function DocumentationRoute() {
  const health = useServiceHealth();
  return (
    <DocumentationScreen
      origin={window.location.origin}
      health={toLoadable(health)}
      aiModel={readAiModel()}
      statusPageUrl={readPublicSettings().statusPageUrl}
    />
  );
}
