import type { ReferenceEvent } from '~/contract/reference.gen';
import { Badge, Heading, Inline, Stack, Text } from '~/design-system';
import { call } from '../CallReference/CallReference.css';
import { Marked } from '../CallReference/Marked';
import { Members } from '../CallReference/Members';

export interface EventReferenceProps {
  /** The event, as the contract describes it. */
  event: ReferenceEvent;
}

/** One event that a webhook receives, under an anchor of its own. */
export function EventReference({ event }: EventReferenceProps) {
  const { id, summary, description, fields } = event;
  return (
    <section id={id} className={call} aria-labelledby={`${id}-title`}>
      <Stack space="xsmall">
        <Heading level={3} id={`${id}-title`}>
          {summary}
        </Heading>
        <Inline space="xsmall">
          <Badge tone="accent">Event</Badge>
          <Text as="code" font="mono">
            {id}
          </Text>
        </Inline>
        {description ? (
          <Text tone="muted" measure>
            <Marked text={description} />
          </Text>
        ) : null}
      </Stack>
      <Members fields={fields} />
    </section>
  );
}
