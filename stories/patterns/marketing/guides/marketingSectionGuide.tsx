import { Stack, Text } from '~/design-system';
import { MarketingSection, type SECTION_GROUNDS, type SECTION_LAYOUTS } from '~/patterns';
import { drawVariants, type Guide } from '../../../../.storybook/guide';

const groundUses = {
  canvas: 'The page itself. For the sections beside a sunken one.',
  sunken: 'A ground of its own, for every other section.',
} satisfies Record<(typeof SECTION_GROUNDS)[number], string>;

const layoutUses = {
  stacked: 'For content that needs the whole width, such as cards.',
  beside: 'For narrow content, such as answers. Below 1024 px the content follows the claim.',
} satisfies Record<(typeof SECTION_LAYOUTS)[number], string>;

const layoutPlaces = {
  stacked: 'Claim above the content',
  beside: 'Claim beside the content',
} satisfies Record<(typeof SECTION_LAYOUTS)[number], string>;

const drawWords = (words: string) => (
  <Text as="span" size="small" tone="muted">
    {words}
  </Text>
);

export const createMarketingSectionGuide = (): Guide => ({
  use: 'Take it for one claim of a public page and the content that supports the claim.',
  avoid: [
    { when: 'For the top of the landing page', take: 'Patterns/Marketing/MarketingHero' },
    { when: 'For the last call to sign up', take: 'Patterns/Marketing/ClosingCall' },
    { when: 'For a long text with a table of contents', take: 'Patterns/Marketing/ArticlePage' },
    { when: 'For a part of a signed-in screen', take: 'Design system/Card' },
  ],
  anatomy: {
    drawing: (
      <MarketingSection
        title="A price for every size of server"
        lead="No charge until the trial ends, cancel any time."
      >
        <Text>Cards stand here.</Text>
      </MarketingSection>
    ),
    parts: [
      { name: 'Claim', text: 'A heading of level 2, which names the section.', selector: 'h2' },
      { name: 'Lead', text: 'One or two sentences that back the claim. Optional.', selector: 'h2 + p' },
      { name: 'Content', text: 'Cards, steps or answers.', selector: 'div + p' },
    ],
  },
  variants: [
    drawVariants('ground', groundUses, (value) =>
      drawWords(value === 'sunken' ? 'Between two lines' : 'Without an edge'),
    ),
    drawVariants('layout', layoutUses, (value) => drawWords(layoutPlaces[value])),
  ],
  pairs: [
    {
      right: (
        <Stack space="half">
          <Text weight="strong">From chat line to verdict</Text>
          <Text tone="muted">Three stages. Every verdict says which of them made it.</Text>
        </Stack>
      ),
      wrong: (
        <Stack space="half">
          <Text weight="strong">How it works</Text>
          <Text tone="muted">Here you can read more about how the product works.</Text>
        </Stack>
      ),
      because: 'A visitor who reads only the claims knows what the product does.',
    },
  ],
  accessibility: [
    'It is a section with the claim as its name. Headings in its content begin at level 3.',
    'With an `id`, links lead to it, and it stops below the bar of the site.',
  ],
  content: [
    'Write the claim in sentence case, without a full stop.',
    'Change the `id` of a section only together with the links that lead to it, such as those of `MarketingShell`.',
  ],
});
