import { ButtonLink, Stack, StepList, Text } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createStepListGuide = (): Guide => ({
  alsoCalled: ['stepper', 'wizard'],
  use: 'Take a step list for instructions that are followed in their order, such as the first steps of an account.',
  avoid: [
    { when: 'To show visitors of the public site how it works', take: 'Patterns/Marketing/StepGuide' },
    { when: 'For entries without an order', take: 'Design system/Stack' },
    { when: 'For how much of a task is done', take: 'Design system/ProgressBar' },
    { when: 'For questions that open their answers', take: 'Design system/Accordion' },
  ],
  anatomy: {
    drawing: (
      <StepList
        label="Steps of the drawing"
        steps={[
          { title: 'Create an API key', done: true },
          {
            title: 'Connect your server',
            description: 'Run the link beside it.',
            action: <ButtonLink href="#connect">Read how</ButtonLink>,
          },
        ]}
      />
    ),
    parts: [
      { name: 'Title', text: 'What to do.', selector: 'li:first-child > p' },
      { name: 'Step', text: 'Has its number in front of it.', selector: 'li:nth-child(2)' },
      {
        name: 'Description',
        text: 'How to do it: a text, code or a link. Optional.',
        selector: 'li:nth-child(2) > div',
      },
      {
        name: 'Action',
        text: 'Leads to where the step is taken. Optional.',
        selector: 'li:nth-child(2) > div:last-child',
      },
      { name: 'Tick', text: 'Replaces the number once the step is done.', selector: 'li:first-child > span' },
    ],
  },
  pairs: [
    {
      right: (
        <StepList
          label="Right steps"
          steps={[{ title: 'Open the console' }, { title: 'Start the link' }, { title: 'Write a line' }]}
        />
      ),
      wrong: (
        <StepList
          label="Wrong steps"
          steps={[{ title: 'Console' }, { title: 'The link' }, { title: 'A line of chat' }]}
        />
      ),
      because: 'A step says what to do, so that a reader can follow the titles alone.',
    },
    {
      right: (
        <Stack as="ul" space="xsmall" aria-label="What Growth adds">
          <li>
            <Text as="span">Webhooks</Text>
          </li>
          <li>
            <Text as="span">Custom rules</Text>
          </li>
        </Stack>
      ),
      wrong: (
        <StepList
          label="What Growth adds, numbered"
          steps={[{ title: 'Webhooks' }, { title: 'Custom rules' }]}
        />
      ),
      because: 'Numbers promise an order.',
    },
  ],
  accessibility: [
    'It is an ordered list that `label` names.',
    'Screen readers hear “, done” after the title of a step with a tick.',
  ],
  content: [
    'Begin each title with a verb, and write no full stop after it.',
    'No two titles of a list are the same.',
  ],
});
