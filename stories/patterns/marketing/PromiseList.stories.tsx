import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromiseList } from '~/patterns';
import { PROMISES } from '~/screens/landing/content';
import { createPromiseListGuide } from './guides/promiseListGuide';

const meta = {
  title: 'Patterns/Marketing/PromiseList',
  component: PromiseList,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createPromiseListGuide },
  args: { items: PROMISES },
} satisfies Meta<typeof PromiseList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourPromises: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
