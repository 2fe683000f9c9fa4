import { ENTERPRISE, PLANS, TRIAL } from '~/contract/plans';
import { formatCount, formatPrice } from '~/domain';
import type { FaqEntry } from '~/patterns';

const { starter, growth, pro } = PLANS;

/** Answers in plain text, because the page's structured data for search engines repeats them. */
export const LANDING_FAQ: readonly (FaqEntry & { answer: string })[] = [
  {
    question: 'What does it cost to try?',
    answer: `Nothing for ${TRIAL.days} days. The trial begins at checkout, so a card is needed; it is not charged until the trial ends, and you can cancel any time before.`,
  },
  {
    question: 'Does it slow down my chat?',
    answer:
      'No. The link reads each line from the log after it was written, and most lines are settled by the pre-filter in a few milliseconds. When the AI is slow to answer, the local rules decide in its place.',
  },
  {
    question: 'Will it ban players by itself?',
    answer:
      'Only if you allow it. A new account begins with automatic warnings and nothing stronger. Anything stronger than your automation level waits in the review queue for a person.',
  },
  {
    question: 'Do my players have to install anything?',
    answer:
      'No. The link runs beside your server, and players join as they always have. Do tell them that chat is moderated automatically.',
  },
  {
    question: 'What happens when I pass my message limit?',
    answer:
      'Your chat stays moderated. Messages beyond the limit are counted and shown on your subscription page, with a warning from 80 percent on. No message is dropped.',
  },
  {
    question: 'Can I run several servers?',
    answer: `Yes. ${starter.name} covers ${formatCount(starter.serverLimit, 'server')}, ${growth.name} ${growth.serverLimit} and ${pro.name} ${pro.serverLimit}; on ${growth.name} and ${pro.name} each further server is ${formatPrice(growth.extraServerPrice ?? 0)} a month. ${ENTERPRISE.name} has no limit.`,
  },
  {
    question: 'Which languages does it understand?',
    answer:
      'The pre-filter knows the usual disguises of English and skips what it can’t judge. The AI reads most languages, and mixed ones, the way your players write them.',
  },
  {
    question: 'Is it only for block-building games?',
    answer: `For now, yes. Other games are planned, and ${ENTERPRISE.name} customers can have their own game integrated.`,
  },
  {
    question: 'How do I cancel?',
    answer:
      'On the subscription page of your dashboard, in two clicks. Service continues until the end of the period you have paid for.',
  },
];
