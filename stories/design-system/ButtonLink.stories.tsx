import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightIcon, BUTTON_SIZES, BUTTON_VARIANTS, ButtonLink, Inline, Stack } from '~/design-system';
import { createButtonLinkGuide } from './guides/buttonLinkGuide';

const meta = {
  title: 'Actions/ButtonLink',
  id: 'design-system-buttonlink',
  component: ButtonLink,
  tags: ['stable', 'since-1.0'],
  args: { href: '#pricing', children: 'See how it works' },
  parameters: { guide: createButtonLinkGuide },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary', size: 'large', children: 'Start free trial' } };
export const WithArrow: Story = { args: { iconEnd: ArrowRightIcon } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const RightToLeft: Story = {
  args: { iconEnd: ArrowRightIcon, children: 'التالي' },
  globals: { direction: 'rtl' },
};

export const AllVariantsAndSizes: Story = {
  render: (args) => (
    <Stack>
      {BUTTON_SIZES.map((size) => (
        <Inline key={size}>
          {BUTTON_VARIANTS.map((variant) => (
            <ButtonLink {...args} key={variant} variant={variant} size={size}>
              {variant} {size}
            </ButtonLink>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
