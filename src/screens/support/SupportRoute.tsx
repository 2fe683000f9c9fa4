import { useServiceHealth } from '~/api/dashboard';
import { readAiModel, readPublicSettings } from '~/api/settings';
import { toLoadable } from '~/domain';
import { SupportScreen } from './SupportScreen';

export function SupportRoute() {
  const health = useServiceHealth();
  return <SupportScreen health={toLoadable(health)} aiModel={readAiModel()} {...readPublicSettings()} />;
}
