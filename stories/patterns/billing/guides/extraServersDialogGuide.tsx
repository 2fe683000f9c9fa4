import type { Guide } from '../../../../.storybook/guide';

export const createExtraServersDialogGuide = (): Guide => ({
  use: 'Take it to ask an owner how many servers to pay for beyond those of the plan.',
  avoid: [
    { when: 'To choose another plan', take: 'Patterns/Billing/PlanCard' },
    { when: 'For a limit of the plan in one sentence', take: 'Patterns/Billing/PlanLimit' },
    { when: 'For the servers themselves', take: 'Patterns/Servers/ServerTable' },
    { when: 'For a yes-or-no question', take: 'Design system/ConfirmDialog' },
  ],
  keys: { Enter: 'Saves the number, or keeps the focus at the field while the number is wrong.' },
  accessibility: [
    'The focus starts at the number. Its label names the range, and the two buttons beside it change it by one.',
    'The button that saves is disabled while the number is the current one.',
    'What is no whole number from 0 to 100 shows an error while it is typed. The button that saves then moves the focus to the field.',
    'Each new price is announced, and so is the warning. At a limit, the button that led there does nothing and keeps the focus.',
    'An `error` is announced at once, and the field keeps the number.',
    'While it loads, the field is read-only and the dialog can’t be closed.',
  ],
  content: [
    'Mount it while it is open, with the plan that `findExtendablePlan` finds. Offer no button that opens it where that finds none.',
    'The dialog states the sum, when the change takes effect and when it is charged. Repeat none of it on the button that opens the dialog.',
    'Where the owner keeps fewer servers than have sent messages in this period, the dialog warns and lets the owner save.',
    'Say in `error` that nothing was changed, and announce the success with a `SuccessBanner` on the page.',
  ],
});
