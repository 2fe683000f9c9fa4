import { useId, type ReactNode } from 'react';
import { Card, Heading, Stack, Text } from '~/design-system';
import type { Loadable } from '~/domain';
import { PanelState } from '../PanelState/PanelState';

export interface ChartCardProps<T> {
  /** What the chart shows. */
  title: string;
  /** What a reader must know to read it: 'Days in UTC'. */
  description?: string;
  /** The chart's data. */
  value: Loadable<T>;
  /** What is loaded, as it follows "Could not load": 'the message volume'. */
  subject: string;
  /** Fetches the data again. */
  onRetry: () => void;
  /**
   * Draws the chart. `header` is the card's title, for the chart's own `header`, so that title and legend share a row.
   * It is called with `null` while the data is being fetched: draw the chart with `loading`.
   */
  children: (data: T | null, header: ReactNode) => ReactNode;
}

/** One chart on a card, with its title, and with loading and failure in the chart's place. */
export function ChartCard<T>({ title, description, value, subject, onRetry, children }: ChartCardProps<T>) {
  const id = useId();
  const header = (
    <Stack space="none">
      <Heading level={2} size="section" id={id}>
        {title}
      </Heading>
      {description ? (
        <Text size="caption" tone="subtle">
          {description}
        </Text>
      ) : null}
    </Stack>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      {value.state === 'failed' ? (
        <Stack>
          {header}
          <PanelState value={value} subject={subject} onRetry={onRetry} loading={null}>
            {() => null}
          </PanelState>
        </Stack>
      ) : (
        <PanelState value={value} subject={subject} onRetry={onRetry} loading={children(null, header)}>
          {(data) => children(data, header)}
        </PanelState>
      )}
    </Card>
  );
}
