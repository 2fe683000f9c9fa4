import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '~/design-system';
import {
  CloseCallDrawing,
  ConfigureDrawing,
  InstallDrawing,
  AutomationDrawing,
  LiveDrawing,
  MonitorDrawing,
  SpeedDrawing,
  TrendDrawing,
} from '~/patterns';
import { createDrawingsGuide } from './guides/drawingsGuide';

const meta = {
  title: 'Patterns/Marketing/Drawings',
  component: SpeedDrawing,
  subcomponents: {
    AutomationDrawing,
    CloseCallDrawing,
    TrendDrawing,
    InstallDrawing,
    ConfigureDrawing,
    LiveDrawing,
    MonitorDrawing,
  },
  tags: ['stable'],
  parameters: { guide: createDrawingsGuide },
} satisfies Meta<typeof SpeedDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

const features = (
  <>
    <SpeedDrawing />
    <AutomationDrawing />
    <CloseCallDrawing />
    <TrendDrawing />
  </>
);

const steps = (
  <>
    <InstallDrawing />
    <ConfigureDrawing />
    <LiveDrawing />
    <MonitorDrawing />
  </>
);

export const Features: Story = {
  render: () => <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>{features}</Grid>,
};
export const Steps: Story = {
  render: () => <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>{steps}</Grid>,
};
export const FeaturesNarrow: Story = { ...Features, globals: { viewport: { value: 'phone' } } };
export const StepsNarrow: Story = { ...Steps, globals: { viewport: { value: 'phone' } } };
