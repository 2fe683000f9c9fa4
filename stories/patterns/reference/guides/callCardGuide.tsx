import { documentedCalls } from '~/contract/documentedCalls.gen';
import { createCallSample, createCallSamples, CallCard } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const ORIGIN = 'https://torchward.example';
const call = documentedCalls.find(({ id }) => id === 'getOverview');
const short = call && {
  ...call,
  parameters: [],
  answer: null,
  errors: call.errors.slice(0, 1),
};

export const createCallCardGuide = (): Guide => ({
  use: 'Take it in the documentation for one of the few calls that most game servers need, so that a developer copies it in a language of choice.',
  avoid: [
    { when: 'For every call of the API', take: 'Patterns/Reference/CallReference' },
    { when: 'For what a webhook receives', take: 'Patterns/Reference/EventReference' },
    { when: 'For code alone', take: 'Design system/CodeBlock' },
  ],
  anatomy: {
    drawing: call && <CallCard call={call} samples={createCallSamples(call, ORIGIN)} />,
    parts: [
      { name: 'Summary', text: 'Names the card.', selector: 'h3' },
      { name: 'Method and path', text: 'Where the call goes.', selector: 'h3 + div' },
      {
        name: 'Fields',
        text: 'A table of the parameters and one of the body. A table without fields is left out.',
        selector: 'table',
      },
      { name: 'Access', text: 'The credential and the scope that the call needs.', selector: 'h3 + div + p' },
      { name: 'Samples', text: 'The call in each language, to copy.', selector: '[role="tablist"]' },
      {
        name: 'Errors',
        text: 'Each status of a failure and what happened.',
        selector: 'section > div > div:last-child',
      },
    ],
  },
  pairs: [
    {
      right: short && <CallCard call={short} samples={createCallSamples(short, ORIGIN)} />,
      wrong: short && <CallCard call={short} samples={[createCallSample(short, ORIGIN, 'curl')]} />,
      because: 'A developer copies the call in the language of the plugin instead of translating it.',
    },
  ],
  accessibility: [
    'The summary is a heading of level 3, so place the cards below a heading of level 2.',
    'The tables and the code are named after the method and the path.',
    'The card has no anchor of its own. Give the section around the cards an id.',
  ],
  content: [
    'Take the call from `documentedCalls`, and its samples from `createCallSamples`, which puts a placeholder in place of the key.',
    'Pass the origin of the installation, so that a copied sample calls the right server.',
  ],
});
