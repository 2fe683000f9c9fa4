import { appPaths } from '~/contract/appPaths';
import { COUNT_RETENTION_DAYS, AUTH_LINK_HOURS } from '~/contract/limits';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { PLANS } from '~/contract/plans';
import { Link } from '~/design-system';
import { formatCount } from '~/domain';
import type { ArticlePart } from '~/patterns';

const plans = Object.values(PLANS);
const renderMailLink = (address: string) => <Link href={`mailto:${address}`}>{address}</Link>;

/** A template in plain words, which a lawyer must review before it binds an owner. */
export const PRIVACY: readonly ArticlePart[] = [
  {
    id: 'roles',
    title: 'Who is responsible',
    body: (
      <p>
        For your account, {PRODUCT_INFO.name} decides what is processed. For your players’ chat you decide, as
        the owner of the server, and {PRODUCT_INFO.name} processes it for you. A data-processing agreement is
        available from {renderMailLink(PRODUCT_INFO.supportEmail)}.
      </p>
    ),
  },
  {
    id: 'chat',
    title: 'What is stored of chat',
    body: (
      <>
        <p>For each chat message that your server sends:</p>
        <ul>
          <li>
            <strong>The message</strong>: its text, the time it arrived, and the name of the server it came
            from.
          </li>
          <li>
            <strong>The player</strong>: name and game id (uuid). No address, no payment data, no real name
            unless a player writes one into the chat.
          </li>
          <li>
            <strong>The verdict</strong>: recommended and final action, category, severity, confidence,
            reasoning, which stage decided, how many milliseconds it took, and what the AI cost for it.
          </li>
          <li>
            <strong>The review</strong>, where there was one: who decided what and when, and the comments they
            left.
          </li>
        </ul>
        <p>
          Beside that, numbers: how many messages, violations and actions an hour had, how many different
          players wrote, and for each player how many warnings, mutes, kicks and bans were recorded.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long',
    body: (
      <>
        <p>Messages and verdicts are deleted automatically once they are older than your plan’s analytics:</p>
        <ul>
          {plans.map(({ id, name, analyticsDays }) => (
            <li key={id}>
              <strong>{name}</strong>: {formatCount(analyticsDays, 'day')}.
            </li>
          ))}
        </ul>
        <p>
          After a change to a smaller plan, messages from before the change are no longer shown, and deleted
          when the larger plan would have deleted them.
        </p>
        <p>
          Counts by hour and day are deleted after {formatCount(COUNT_RETENTION_DAYS, 'day')}. Your usage by
          billing period and the record of review decisions stay as long as your account, and each player’s
          figures until you erase the player. Links sent by mail end after{' '}
          {formatCount(AUTH_LINK_HOURS.verification, 'hour')} (verification) or{' '}
          {formatCount(AUTH_LINK_HOURS.passwordReset, 'hour')} (password reset).
        </p>
      </>
    ),
  },
  {
    id: 'access',
    title: 'Who sees it',
    body: (
      <ul>
        <li>
          <strong>You</strong> and the people you share your account with. Other accounts can’t see your data.
        </li>
        <li>
          <strong>Our staff</strong>, only where you ask for help or the service has to be repaired.
        </li>
        <li>
          <strong>The AI provider</strong>, where AI judgement is switched on: the text of messages that the
          pre-filter and the local rules do not settle, a few lines before it, and your server rules. No
          player names and no game ids.
        </li>
        <li>
          <strong>Addresses that you name</strong>, where you set up webhooks: verdicts and review decisions
          go to them, and nowhere before you do.
        </li>
        <li>
          <strong>The payment provider</strong> gets your e-mail address and payment details, and no chat.
        </li>
        <li>
          <strong>The mail provider</strong> gets your e-mail address and the mails we send you.
        </li>
      </ul>
    ),
  },
  {
    id: 'not-done',
    title: 'What is not done',
    body: (
      <ul>
        <li>Chat is not sold, not used for advertising, and not used to train models of our own.</li>
        <li>There are no third-party scripts, trackers or advertising cookies on this site.</li>
        <li>Chat text, passwords and sign-in tokens are kept out of our technical logs.</li>
      </ul>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          We store your e-mail address, whether it is verified, a hash of your password (never the password),
          your subscription, your settings, and hashes of your API keys and of the networks from which you
          signed in during the last 30 days. A key is shown to you once and can’t be read again, not even by
          us.
        </p>
        <p>
          In your browser we keep the sign-in token (until the tab is closed, where you did not ask to be
          remembered), an API key if you sign in with one, your choices of theme, shortcuts and how the review
          queue goes on, whether your last visit had access to the dashboard and which first steps it left,
          which fonts it fetched, a random id that tells your tabs from another reviewer’s, and the address
          you last confirmed a review with. Until the tab is closed it also keeps what you typed and did not
          send, such as a decision or the address at the sign-in, and how far you had scrolled. Signing out
          removes the credentials.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <p>
        Connections are encrypted. Each query is bound to one account. A new password ends all earlier
        sign-ins, a revoked key is refused at once, and repeated failed sign-ins are slowed down. If something
        goes wrong that affects your data, we tell you within 72 hours of learning of it.
      </p>
    ),
  },
  {
    id: 'deletion',
    title: 'Deletion and your rights',
    body: (
      <>
        <p>
          Signed in, you can delete your account and download a copy of it yourself, at any time and without
          asking. The copy is one JSON file with every message, verdict, review, count and setting that is
          kept; only secrets are left out.
        </p>
        <p>
          Deleting asks for your password. It ends the subscription, signs everybody out and revokes every key
          at once; then messages, verdicts, reviews, counts, keys and settings are erased. It can’t be undone.
          Backups are overwritten within 30 days.
        </p>
        <p>
          If you can’t sign in, or want something corrected or its processing stopped, write to{' '}
          {renderMailLink(PRODUCT_INFO.supportEmail)} from the account’s address.
        </p>
        <p>
          Players should turn to the owner of the server first; we help owners to find and delete what
          concerns a player. The owner finds it under the player’s name in the logs, and erases it on the
          player’s page, on every plan. Messages, verdicts, reviews, decisions and figures of the player are
          then deleted within minutes. The counts by hour and day stay, as numbers without the player. For 31
          days we keep the id that the game server gave each erased message, so that none is stored a second
          time. What your webhooks and game servers have already received is not recalled.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Questions and changes',
    body: (
      <p>
        Write to {renderMailLink(PRODUCT_INFO.supportEmail)}. We announce changes to this policy by e-mail at
        least 30 days ahead. The <Link href={appPaths.terms}>terms of service</Link> apply beside it.
      </p>
    ),
  },
];
