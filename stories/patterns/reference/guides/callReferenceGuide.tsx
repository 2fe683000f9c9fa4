import { reference } from '~/contract/reference.gen';
import { CallReference } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const call = reference.flatMap(({ calls }) => calls).find(({ id }) => id === 'reportDecision');

const drawHead = (id: string, summary: string) =>
  call && (
    <CallReference
      call={{ ...call, id, summary, description: '', parameters: [], body: [], request: null }}
      failuresHref="#failures"
    />
  );

export const createCallReferenceGuide = (): Guide => ({
  use: 'Take it for each call in the reference, where a developer looks up every field and links to one call.',
  avoid: [
    {
      when: 'For one of a few calls, with samples in several languages',
      take: 'Patterns/Reference/CallCard',
    },
    { when: 'For what a webhook receives', take: 'Patterns/Reference/EventReference' },
    { when: 'For code alone', take: 'Design system/CodeBlock' },
    { when: 'For facts about one subject', take: 'Design system/DescriptionList' },
  ],
  anatomy: {
    drawing: call && <CallReference call={{ ...call, id: 'drawn-call' }} failuresHref="#failures" />,
    parts: [
      { name: 'Summary', text: 'Names the section.', selector: 'h3' },
      { name: 'Method and path', text: 'Where the call goes.', selector: 'h3 + div' },
      {
        name: 'Members',
        text: 'Each parameter or member of the body, with its type, its meaning and its bounds.',
        selector: 'dl',
      },
      { name: 'Access', text: 'The credential and the scope that the call needs.', selector: 'h3 + div + p' },
      {
        name: 'Answer',
        text: 'The status of success, its media types and the members of the answer.',
        selector: 'section > div:last-of-type',
      },
      {
        name: 'Failures',
        text: 'One link with all statuses of a failure, to the place that explains them.',
        selector: 'section > p',
      },
    ],
  },
  pairs: [
    {
      right: drawHead('right-call', 'Report what became of a decision'),
      wrong: drawHead('wrong-call', 'POST /v1/decisions/{id}/done'),
      because: 'The summary says what the call is for; the line below it has the method and the path.',
    },
  ],
  accessibility: [
    'The summary is a heading of level 3, so place the call below a heading of level 2. “Parameters”, “Body” and “Answer” are of level 4.',
    'The id of the call is an anchor. The section stops below the page’s bar when a link leads to it.',
    'The members are a description list, which fits on a phone without scrolling sideways.',
  ],
  content: [
    'Take the call from `reference`, which the contract makes, and never write one by hand.',
    'Put names between backticks in the contract’s descriptions of calls and fields, so that they are drawn as code.',
    'Pass a `sample` from `createCallSample` where a developer copies the call. It replaces the example of the body.',
  ],
});
