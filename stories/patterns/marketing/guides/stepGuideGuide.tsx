import { ConfigureDrawing, InstallDrawing, StepGuide } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createStepGuideGuide = (): Guide => ({
  use: 'Take it on a public page, to show visitors the steps from sign-up to a working set-up.',
  avoid: [
    { when: 'For steps that an owner follows in the app', take: 'Design system/StepList' },
    { when: 'For what a new account still has to do', take: 'Patterns/Servers/FirstStepsCard' },
    { when: 'For what the product does with a message', take: 'Patterns/Marketing/MessageJourney' },
    { when: 'For how much of a task is done', take: 'Design system/ProgressBar' },
  ],
  anatomy: {
    drawing: (
      <StepGuide
        steps={[
          { title: 'Install plugin', description: 'Paste an API key.', drawing: <InstallDrawing /> },
          { title: 'Configure rules', description: 'In your own words.', drawing: <ConfigureDrawing /> },
        ]}
      />
    ),
    parts: [
      { name: 'Number', text: 'Comes from the order of the steps.', selector: 'li > span' },
      { name: 'Title', text: 'A heading of level 3.', selector: 'h3' },
      { name: 'Description', text: 'How the owner does it.', selector: 'h3 + p' },
      {
        name: 'Drawing',
        text: 'Illustrates the step. Below 1024 px it follows the words.',
        selector: 'li > :last-child',
      },
    ],
  },
  pairs: [
    {
      right: (
        <StepGuide
          steps={[
            { title: 'Configure rules', description: 'In your own words.', drawing: <ConfigureDrawing /> },
          ]}
        />
      ),
      wrong: (
        <StepGuide
          steps={[
            {
              title: 'Configuration',
              description: 'As shown in the picture.',
              drawing: <ConfigureDrawing />,
            },
          ]}
        />
      ),
      because: 'A step says what the owner does, also to a visitor who does not see the drawing.',
    },
  ],
  accessibility: [
    'Screen readers read the drawn numbers, because WebKit announces no list whose own numbers are hidden. The drawings are hidden from assistive technology.',
    'Place it below a heading of level 2, such as that of `MarketingSection`.',
    'Put nothing into a drawing that takes the focus.',
  ],
  content: [
    'Begin each title with a verb, and write no full stop after it.',
    'No two titles of a guide are the same.',
  ],
});
