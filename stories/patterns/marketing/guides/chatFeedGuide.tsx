import { ChatFeed, type ChatFeedLine } from '~/patterns';
import { CHAT_SCRIPT } from '~/screens/landing/chatScript';
import type { Guide } from '../../../../.storybook/guide';

const REMOVALS: ReadonlySet<ChatFeedLine['verdict']> = new Set(['mute', 'kick', 'ban']);

const draw = (script: readonly ChatFeedLine[]) => (
  <ChatFeed script={script} title="Live chat · survival-1" messagesBefore={1277} autoPlay={false} />
);

export const createChatFeedGuide = (): Guide => ({
  use: 'Take it on a public page, to show visitors a chat while it is moderated. It plays an invented script.',
  avoid: [
    { when: 'For the messages of an account', take: 'Patterns/Logs/LogTable' },
    { when: 'For one message in a text', take: 'Patterns/Verdict/MessageQuote' },
    { when: 'To let an owner try a message', take: 'Patterns/Verdict/MessageTest' },
    { when: 'For a still drawing of some lines', take: 'Patterns/Marketing/Drawings' },
  ],
  anatomy: {
    drawing: draw(CHAT_SCRIPT),
    parts: [
      { name: 'Title', text: 'Names the chat.', selector: 'figcaption > span' },
      { name: 'Control', text: 'Plays and pauses the script.', selector: 'figcaption button' },
      {
        name: 'Line',
        text: 'A player and a message. Seven lines are visible at a time.',
        selector: 'li:nth-child(3)',
      },
      {
        name: 'Verdict',
        text: 'The action, or that the message waits for a reviewer. “Reading” comes first while it plays.',
        selector: 'li [data-tone]',
      },
      {
        name: 'Cost',
        text: 'How long the verdict took, or the confidence where a reviewer decides.',
        selector: 'li > :last-child',
      },
    ],
  },
  pairs: [
    {
      right: draw(CHAT_SCRIPT),
      wrong: draw(CHAT_SCRIPT.filter(({ verdict }) => REMOVALS.has(verdict))),
      because: 'Most lines of a real chat pass, and the close calls show that a reviewer decides.',
    },
  ],
  accessibility: [
    'It is a figure named “Example of a moderated chat”. Screen readers don’t announce its new lines.',
    'It does not start by itself for visitors who prefer reduced motion. They can still press Play.',
    'It pauses while it is out of sight, and goes on when it returns.',
    'Screen readers hear “(left out)” in place of each covered run of words.',
  ],
  content: [
    'Give each line of `CHAT_SCRIPT` the verdict that the local rules reach: a test compares them.',
    'Cover abusive words with full blocks: “████”.',
    'Keep messages short. A line that is too long ends in an ellipsis.',
    'The count begins with `messagesBefore` and the seven lines that are visible at first.',
  ],
});
