import { DEFAULT_CONFIDENCE_THRESHOLD, LINK_HOURS } from '~/contract/limits';
import { PLANS, TRIAL } from '~/contract/plans';
import { formatInteger } from '~/domain';

export interface SupportQuestion {
  question: string;
  answer: string;
}

const { starter, growth, pro } = PLANS;

/** What owners ask most, in their words. */
export const QUESTIONS: readonly SupportQuestion[] = [
  {
    question: 'No messages appear in my dashboard. What can I check?',
    answer:
      'Check three things: the API key in your plugin is active on the API Keys page, the key begins with sk_live (messages sent with sk_test are moderated but not stored), and your server can reach this address over HTTPS. A message appears in the logs within seconds of being sent.',
  },
  {
    question: 'Why was a message not acted on although the AI recommended it?',
    answer: `Either its confidence was below your threshold (${DEFAULT_CONFIDENCE_THRESHOLD} unless you changed it), or the recommended action is stronger than your automation level allows. Such messages wait in the Review Queue for a person; until then the strongest allowed action applies.`,
  },
  {
    question: 'How do I undo an action that was wrong?',
    answer:
      'Open the message in the Review Queue and choose Reject / No Action or Customize Action. The record changes at once; lift a mute or ban that is already in force on your server itself.',
  },
  {
    question: 'What happens when I reach my monthly message limit?',
    answer: `Moderation goes on: no message is dropped. Messages beyond the limit are recorded as overage and shown on the Subscription page. The plans include ${formatInteger(starter.messageLimit)} (${starter.name}), ${formatInteger(growth.messageLimit)} (${growth.name}) and ${formatInteger(pro.messageLimit)} (${pro.name}) messages a month.`,
  },
  {
    question: 'Can I connect several servers to one account?',
    answer: `Yes. Name the server in each call and it shows up by that name. ${starter.name} includes ${starter.serverLimit} server, ${growth.name} ${growth.serverLimit} and ${pro.name} ${pro.serverLimit}.`,
  },
  {
    question: 'When am I charged, and how do I cancel?',
    answer: `The ${TRIAL.days}-day trial begins at checkout and nothing is charged until it ends. Cancel on the Subscription page at any time; service continues until the end of the billing period.`,
  },
  {
    question: 'I lost an API key. Can you tell me what it was?',
    answer:
      'No. A key is shown once, when it is created, and only a fingerprint of it is kept. Create a new key, put it into your plugin, then revoke the old one.',
  },
  {
    question: 'A link in an email does not work any more. Why?',
    answer: `Links work once. Verification links are valid for ${LINK_HOURS.verification} hours and password reset links for ${LINK_HOURS.passwordReset} hour. Ask for a new one; the older ones then stop working.`,
  },
  {
    question: 'Which languages does the moderation understand?',
    answer:
      'The AI reads chat in any language it is written in. Write your server rules in the language you like; say in them if only one language is welcome in your chat.',
  },
];

const words = (text: string) => text.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);

/** The questions in which every word of the search occurs, in the question or in the answer. */
export function findQuestions(search: string): readonly SupportQuestion[] {
  const wanted = words(search);
  return QUESTIONS.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLocaleLowerCase('en');
    return wanted.every((word) => text.includes(word));
  });
}
