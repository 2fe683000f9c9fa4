import { ESCALATION_DAYS } from '~/contract/limits';
import type { FaqEntry } from '~/patterns';

/** A question with its answer, in plain text so that the search reads both. */
type SearchableFaqEntry = FaqEntry & { answer: string };

export const SUPPORT_FAQ: readonly SearchableFaqEntry[] = [
  {
    question: 'How fast is a message judged?',
    answer:
      'Most messages are harmless and cleared by the pre-filter in a few milliseconds. The rest are judged by local rules, or by an AI model where one is configured, which takes longer; your own average stands on the dashboard.',
  },
  {
    question: 'What happens to a message whose verdict is unsure?',
    answer:
      'It goes to the review queue when its confidence is below your threshold, or when the recommended action is stronger than your automation level allows. Until you decide, the server is told the strongest allowed action at or below the recommendation. What you decide is recorded, and carried out when the server asks.',
  },
  {
    question: 'What happens when my monthly limit is reached?',
    answer:
      'Chat goes on and is still moderated. What exceeds the limit is recorded as overage and shown under Subscription.',
  },
  {
    question: 'Can I use one API key for several servers?',
    answer:
      'Yes. Give each server a name in torchward-link or your plugin, and the logs keep them apart. With one key a server you can revoke a single one.',
  },
  {
    question: 'I lost my API key. Can I see it again?',
    answer:
      'No, a key is shown once and not stored. Create a new one, put it into torchward-link or your plugin, then revoke the old one.',
  },
  {
    question: 'How do I try out rules without acting on players?',
    answer:
      'Set the automation level to Monitor only, or send test messages with a key that begins with sk_test. Configuration also has a box that judges one message without storing it.',
  },
  {
    question: 'Does an action become stronger for repeat offenders?',
    answer: `Yes, when Escalation is on: a player's warnings, mutes and kicks of the last ${ESCALATION_DAYS} days make the next action stronger. What you reject in the review queue does not count.`,
  },
  {
    question: 'A player asks me to delete their data. What do I do?',
    answer:
      'Filter the logs by the player, open one of the messages, follow the player’s name to the player’s page and choose Erase player data there. Messages, verdicts, reviews, decisions and figures of the player are gone within minutes; the counts by hour and day stay, without the player. A mute or ban in the game stays, so lift it first if it should end.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'Under Subscription. Service continues until the end of the billing period, and until then you can reactivate it.',
  },
];

/** Finds the entries in which every word of the search occurs, in any order and case. */
export function searchFaq(
  questions: readonly SearchableFaqEntry[],
  search: string,
): readonly SearchableFaqEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
