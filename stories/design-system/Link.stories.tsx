import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Anchor, LINK_VARIANTS, Link, LinkProvider, Stack, Text } from '~/design-system';
import { createLinkGuide } from './guides/linkGuide';

const meta = {
  title: 'Actions/Link',
  id: 'design-system-link',
  component: Link,
  subcomponents: { LinkProvider, Anchor },
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createLinkGuide },
  args: { href: '#keys', children: 'API keys' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Plain: Story = { args: { variant: 'plain' } };
export const NewTab: Story = {
  args: { newTab: true, href: 'https://status.torchward.example', children: 'Status page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  },
};

export const InText: Story = {
  render: (args) => (
    <Text>
      Create a key under <Link {...args} /> and paste it into the plugin.
    </Text>
  ),
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack space="small" align="start">
      {LINK_VARIANTS.map((variant) => (
        <Link {...args} key={variant} variant={variant}>
          {variant}
        </Link>
      ))}
    </Stack>
  ),
};

const navigate = fn<(to: string) => void>();

export const ThroughTheRouter: Story = {
  render: (args) => (
    <LinkProvider
      component={({ children, href, ...rest }) => (
        <a
          href={href}
          {...rest}
          onClick={(event) => {
            event.preventDefault();
            navigate(href);
          }}
        >
          {children}
        </a>
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#keys');
  },
};

export const UnstyledAnchor: Story = {
  render: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
};
