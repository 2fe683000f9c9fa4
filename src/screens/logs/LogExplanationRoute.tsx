import { useExplanation } from '~/api/explanation';
import { readAiModel } from '~/api/settings';
import { toLoadable } from '~/domain';
import { MessageExplanation } from '~/patterns';

/** Fetches how a message was decided once it is mounted. */
export function LogExplanationRoute({ id }: { id: string }) {
  const query = useExplanation(id);
  return (
    <MessageExplanation
      explanation={toLoadable(query)}
      onRetry={() => void query.refetch()}
      aiModel={readAiModel()}
    />
  );
}
