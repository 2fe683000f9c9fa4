import { type CONTAINER_WIDTHS, Card, Container, Stack, Text } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const widthUses = {
  form: 'For one column of fields, such as the sign-in page.',
  text: 'For text that is read, at a comfortable line length.',
  page: 'For a whole page, or several cards side by side.',
} satisfies Record<(typeof CONTAINER_WIDTHS)[number], string>;

export const createContainerGuide = (): Guide => ({
  use: 'Take a container once a page or a full-width band, to centre its content and keep a margin to the screen’s edge.',
  avoid: [
    { when: 'For columns', take: 'Design system/Grid' },
    { when: 'For gaps between parts', take: 'Design system/Stack' },
    { when: 'For a surface around one subject', take: 'Design system/Card' },
    { when: 'For a page of the app, whose shell limits the width', take: 'Patterns/Shell/AppShell' },
  ],
  variants: [
    drawVariants('width', widthUses, (value) => (
      <Container width={value}>
        <Card padding="compact">
          <Text>{value}</Text>
        </Card>
      </Container>
    )),
  ],
  pairs: [
    {
      right: (
        <Container width="text">
          <Stack space="small">
            <Text>What is stored of chat.</Text>
            <Text>How long it is kept.</Text>
          </Stack>
        </Container>
      ),
      wrong: (
        <Container width="text">
          <Text>What is stored of chat.</Text>
          <Container width="text">
            <Text>How long it is kept.</Text>
          </Container>
        </Container>
      ),
      because: 'Each container adds its margin, so the edge of the inner one leaves the line.',
    },
  ],
  accessibility: ['It is a plain element without a role, so put the landmark, such as `main`, around it.'],
});
