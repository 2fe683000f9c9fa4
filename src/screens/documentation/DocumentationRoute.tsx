import { useServiceHealth } from '~/api/dashboard';
import { configuredAiModel, publicSettings } from '~/api/settings';
import { toLoadable } from '~/domain';
import { DocumentationScreen } from './DocumentationScreen';

export function DocumentationRoute() {
  const health = useServiceHealth();
  return (
    <DocumentationScreen
      origin={window.location.origin}
      health={toLoadable(health)}
      aiModel={configuredAiModel()}
      statusPageUrl={publicSettings().statusPageUrl}
    />
  );
}
