import type { LogExplanation } from '~/contract/api.gen';
import { Skeleton, Stack, Text } from '~/design-system';
import type { Loadable } from '~/domain';
import { PanelState } from '../../statistics/PanelState/PanelState';
import { ExplanationStages } from './ExplanationStages';

export interface MessageExplanationProps {
  /** What each stage made of the message; null where the message is no longer kept. */
  explanation: Loadable<LogExplanation | null>;
  /** Fetches the explanation again. */
  onRetry: () => void;
  /** Name of the configured AI model; null where there is none. */
  aiModel: string | null;
}

function StagesSkeleton() {
  return (
    <Stack>
      <Skeleton width="most" />
      <Skeleton shape="control" />
      <Skeleton width="half" />
      <Skeleton shape="block" />
    </Stack>
  );
}

/** How one message was decided, stage by stage. Stands in a part that its reader opens. */
export function MessageExplanation({ explanation, onRetry, aiModel }: MessageExplanationProps) {
  return (
    <PanelState value={explanation} subject="the explanation" onRetry={onRetry} loading={<StagesSkeleton />}>
      {(explained) =>
        explained === null ? (
          <Text>The message is no longer kept, so its stages can&rsquo;t be shown.</Text>
        ) : (
          <ExplanationStages explained={explained} aiModel={aiModel} />
        )
      }
    </PanelState>
  );
}
