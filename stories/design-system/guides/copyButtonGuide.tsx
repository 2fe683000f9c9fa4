import { type BUTTON_SIZES, CopyButton, Inline, Text, type CopyButtonProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const sizeUses = {
  compact: 'In the bar of a code block and in rows.',
  regular: 'In a dialog’s footer and beside a field.',
  large: 'Beside other large buttons of a public page.',
} satisfies Record<(typeof BUTTON_SIZES)[number], string>;

const variantUses = {
  primary: 'Where copying is the next step, as for a secret that is shown once.',
  secondary: 'Everywhere else.',
  ghost: 'Inside a frame with other things, such as a code block.',
} satisfies Record<NonNullable<CopyButtonProps['variant']>, string>;

export const createCopyButtonGuide = (): Guide => ({
  use: 'Take a copy button beside a text that a visitor pastes elsewhere, such as a key or an address.',
  avoid: [
    { when: 'For code, which brings its own', take: 'Design system/CodeBlock' },
    { when: 'For a player’s uuid, which is itself a button', take: 'Design system/Uuid' },
    { when: 'For a secret that is shown once', take: 'Patterns/Forms/SecretRevealDialog' },
    { when: 'To save a file', take: 'Design system/Button' },
  ],
  anatomy: {
    drawing: <CopyButton value="survival-1" label="Copy name" size="large" />,
    parts: [
      { name: 'Container', text: 'Keeps the focus after the press.', selector: 'button' },
      { name: 'Label', text: 'Reads “Copied” or “Not copied” for two seconds.', selector: 'button > span' },
      { name: 'Icon', text: 'Becomes a tick or a cross for that time.', selector: 'svg' },
    ],
  },
  variants: [
    drawVariants('variant', variantUses, (value) => (
      <CopyButton value="survival-1" subject={`name, ${value}`} variant={value} />
    )),
    drawVariants('size', sizeUses, (value) => (
      <CopyButton value="survival-1" subject={`name, ${value}`} size={value} />
    )),
  ],
  pairs: [
    {
      right: (
        <Inline space="small">
          <Text as="code" font="mono">
            https://blocks.example/hook
          </Text>
          <CopyButton value="https://blocks.example/hook" subject="webhook address" size="compact" />
        </Inline>
      ),
      wrong: (
        <CopyButton value="https://blocks.example/hook" label="Copy the webhook address" size="compact" />
      ),
      because: 'A browser can refuse the clipboard, and then the reader has to select the text.',
    },
  ],
  accessibility: [
    'Give the `subject` where several stand on a page. Screen readers read it after the label.',
    'A status announces that the text was copied, or how to copy it by hand.',
  ],
  content: ['Keep “Copy”, or add the noun where nothing beside it says it: “Copy key”.'],
});
