import { CodeBlock, Stack, type CodeSample } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const curl: CodeSample = {
  language: 'curl',
  code: 'curl https://torchward.example/v1/decisions \\\n  -H "Authorization: Bearer $KEY"',
};
const javaScript: CodeSample = {
  language: 'JavaScript',
  code: "await fetch('/v1/decisions', { headers });",
};

export const createCodeBlockGuide = (): Guide => ({
  alsoCalled: ['snippet'],
  use: 'Take a code block for code that a reader copies whole: a call, a command, a file.',
  avoid: [
    { when: 'For code inside a sentence', take: 'Design system/Text' },
    { when: 'To copy one value without showing code', take: 'Design system/CopyButton' },
    { when: 'For a secret that is shown once', take: 'Patterns/Forms/SecretRevealDialog' },
    { when: 'For a call with its fields and answers', take: 'Patterns/Reference/CallReference' },
    { when: 'For a line of chat', take: 'Patterns/Verdict/MessageQuote' },
  ],
  anatomy: {
    drawing: <CodeBlock label="Ask for decisions" samples={[curl, javaScript]} />,
    parts: [
      {
        name: 'Languages',
        text: 'One tab for each sample, or the name of the only one.',
        selector: '[role="tablist"]',
      },
      { name: 'Copy', text: 'Copies the sample that is shown.', selector: '[role="tablist"] + button' },
      { name: 'Code', text: 'Scrolls sideways and never wraps.', selector: '[role="region"]' },
    ],
  },
  pairs: [
    {
      right: <CodeBlock label="Fetch the decisions" samples={[curl, javaScript]} />,
      wrong: (
        <Stack>
          <CodeBlock label="Fetch the decisions in a shell" samples={[curl]} />
          <CodeBlock label="Fetch the decisions in a browser" samples={[javaScript]} />
        </Stack>
      ),
      because: 'A reader needs one language, and finds it in the tabs.',
    },
    {
      right: (
        <CodeBlock
          label="Start the link"
          samples={[{ language: 'Shell', code: 'node torchward-link.mjs' }]}
        />
      ),
      wrong: (
        <CodeBlock
          label="Start it"
          samples={[{ language: 'Shell', code: '$ node torchward-link.mjs\nConnected.' }]}
        />
      ),
      because: 'The button copies everything, so leave out prompts and answers.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the chosen tab, the copy button and the code.',
    ArrowRight: 'Shows the next language.',
  },
  accessibility: [
    'The label names the list of tabs. With the language it names the region of the code.',
    'The code takes the focus, so that the keyboard can scroll it.',
    'The code reads left to right on a right-to-left page.',
  ],
  content: [
    'Say in the label what the code does: “Send a line”.',
    'Write placeholders as variables: `$KEY`.',
  ],
});
