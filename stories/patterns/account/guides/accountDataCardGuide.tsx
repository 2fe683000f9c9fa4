import { AccountDataCard, type DownloadState } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const doNothing = (): void => undefined;

const draw = (download: DownloadState) => (
  <AccountDataCard
    download={download}
    onDownload={doNothing}
    onCancelDownload={doNothing}
    onDelete={doNothing}
  />
);

export const createAccountDataCardGuide = (): Guide => ({
  use: 'Take it once, at the end of the page about the account, for the two things an owner can do with all data: download it and delete it.',
  avoid: [
    { when: 'To ask before the account is deleted', take: 'Patterns/Account/DeleteAccountDialog' },
    { when: 'For a card about another subject', take: 'Design system/Card' },
    { when: 'For a download that takes no time', take: 'Design system/ButtonLink' },
    { when: 'For a task whose length is known', take: 'Design system/ProgressBar' },
  ],
  anatomy: {
    drawing: draw({ state: 'running', bytes: 4_812_331 }),
    parts: [
      { name: 'Title', text: 'A heading of level 2. The section has the same name.', selector: 'h2' },
      {
        name: 'Delete button',
        text: 'Opens the question about deleting, and deletes nothing itself.',
        selector: '[data-variant="danger"]',
      },
      { name: 'Cancel', text: 'Ends the running download.', selector: 'button + button' },
      {
        name: 'Download button',
        text: 'Starts the download. While it runs, a press does nothing.',
        selector: '[data-variant="secondary"]',
      },
      { name: 'Progress', text: 'How much has arrived. The total is unknown.', selector: 'button + span' },
    ],
  },
  pairs: [
    {
      right: draw({ state: 'failed', detail: null }),
      wrong: draw({ state: 'failed', detail: 'HTTP 502' }),
      because:
        'Pass `null` where the server gave no sentence: the card then says that nothing was changed and what to try.',
    },
  ],
  accessibility: [
    'A status announces “Downloading” at the start and the saved size at the end, but not each number of bytes. A failure is announced at once.',
    'The headings are of level 2 and 3, so the page needs a heading of level 1 above the card.',
    'While the download runs, its button is busy and keeps the focus. The focus of “Cancel” goes there when the download ends.',
  ],
  content: [
    'Open `DeleteAccountDialog` in `onDelete`.',
    '`detail` is shown as it is. Pass the sentence of the server, such as “Too many calls. Try again in a minute.”',
  ],
});
