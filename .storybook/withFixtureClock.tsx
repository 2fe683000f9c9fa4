import type { Decorator } from '@storybook/react-vite';
import { ClockProvider } from '~/design-system';
import { FIXTURE_NOW } from '~/fixtures';

/** Draws stories at the moment of the fixtures, in UTC. */
export const withFixtureClock: Decorator = (Story) => (
  <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
    <Story />
  </ClockProvider>
);
