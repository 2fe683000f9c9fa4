import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyScopeValues } from '~/contract/enums.gen';
import { SCOPE_MEANINGS } from '~/contract/keyScopes';
import { KeyScopesField } from '~/patterns';
import { createKeyScopesFieldGuide } from './guides/keyScopesFieldGuide';

const meta = {
  title: 'Patterns/Keys/KeyScopesField',
  component: KeyScopesField,
  tags: ['stable'],
  parameters: { guide: createKeyScopesFieldGuide },
  args: { id: 'scopes', name: 'scopes', defaultValue: ['moderate'], prefix: 'sk_live' },
} satisfies Meta<typeof KeyScopesField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const scope of keyScopeValues) {
      const choice = canvas.getByRole('checkbox', { name: scope });
      await expect(choice).toHaveAccessibleDescription(SCOPE_MEANINGS[scope]);
      if (scope === 'moderate') await expect(choice).toBeChecked();
      else await expect(choice).not.toBeChecked();
    }
  },
};
export const AllScopes: Story = { args: { defaultValue: keyScopeValues } };
export const TestKey: Story = {
  args: { prefix: 'sk_test' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(canvas.getByText(/A test key can only moderate/)).toBeVisible();
  },
};
export const NoneChosen: Story = { args: { defaultValue: [], error: 'Choose at least one scope' } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
