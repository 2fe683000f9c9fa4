import type { ReactNode } from 'react';
import {
  FeatureCard,
  MonitorDrawing,
  SpeedDrawing,
  StepGuide,
  InstallDrawing,
  TrendDrawing,
} from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const drawSpeed = (drawing: ReactNode) => (
  <FeatureCard title="Every message, in real time" drawing={drawing}>
    A pre-filter settles the obvious in milliseconds.
  </FeatureCard>
);

const drawInstall = (drawing: ReactNode) => (
  <StepGuide steps={[{ title: 'Install plugin', description: 'Paste an API key.', drawing }]} />
);

export const createDrawingsGuide = (): Guide => ({
  use: 'Take a drawing to illustrate a feature or a step of the landing page. `SpeedDrawing`, `AutomationDrawing`, `CloseCallDrawing` and `TrendDrawing` show features; `InstallDrawing`, `ConfigureDrawing`, `LiveDrawing` and `MonitorDrawing` show steps.',
  avoid: [
    { when: 'For a chat that moves', take: 'Patterns/Marketing/ChatFeed' },
    { when: 'For figures of an account', take: 'Charts/BarChart' },
    { when: 'For a small sign beside words', take: 'Design system/Icon' },
    { when: 'For light behind a section', take: 'Patterns/Marketing/TorchLight' },
  ],
  pairs: [
    {
      right: drawSpeed(<SpeedDrawing />),
      wrong: drawSpeed(<TrendDrawing />),
      because: 'A drawing shows what the words beside it say.',
    },
    {
      right: drawInstall(<InstallDrawing />),
      wrong: drawInstall(<MonitorDrawing />),
      because: 'A visitor sees in the drawing what the owner does in this step.',
    },
  ],
  accessibility: [
    'A drawing does not hide itself. `FeatureCard` and `StepGuide` hide it from assistive technology; elsewhere the developer does.',
    'What looks like a button in a drawing is plain text, so the focus never enters one.',
  ],
  content: [
    'The drawings take no props: their words and figures are their own.',
    'Write example messages and their verdicts in `exampleLines.ts`. A test compares them with the local rules.',
  ],
});
