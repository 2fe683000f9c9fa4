import { appPaths } from '~/contract/appPaths';
import { ENTERPRISE, PLANS, TRIAL } from '~/contract/plans';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { Link } from '~/design-system';
import { formatCount, formatInteger, formatPrice } from '~/domain';
import type { ArticlePart } from '~/patterns';

const plans = Object.values(PLANS);
const renderMailLink = (address: string) => <Link href={`mailto:${address}`}>{address}</Link>;

/** A template in plain words, which a lawyer must review before it binds an owner. */
export const TERMS: readonly ArticlePart[] = [
  {
    id: 'service',
    title: 'What you get',
    body: (
      <>
        <p>
          {PRODUCT_INFO.name} reads the chat messages that your game servers send to it, judges each one
          against your rules, and answers with an action: none, warn, mute, kick or ban. Your server carries
          the action out. A dashboard shows you what was said, what was done and why.
        </p>
        <p>
          Judgements are made by software, including artificial intelligence, and are sometimes wrong. You
          choose how far automation may go, and you can review, change and reverse what it recommends.
          Decisions about your players remain yours.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You need an account with a verified e-mail address. You must be old enough to enter into a contract
          where you live, and you may act for a company if it has authorised you.
        </p>
        <p>
          Keep your password and API keys to yourself. Every use of them counts as yours until you revoke
          them; a revoked key stops working at once. Tell us at {renderMailLink(PRODUCT_INFO.supportEmail)} if
          you think another person has them.
        </p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'Trial and payment',
    body: (
      <>
        <p>
          Every plan begins with a free trial of {formatCount(TRIAL.days, 'day')}, once per account. It begins
          at checkout, for which a card is required. You are not charged until the trial ends; cancel before
          and you pay nothing.
        </p>
        <ul>
          {plans.map(({ id, name, price, messageLimit, serverLimit, extraServerPrice }) => (
            <li key={id}>
              <strong>{name}</strong>: {formatPrice(price)} a month for {formatInteger(messageLimit)} messages
              and {formatCount(serverLimit, 'server')}
              {extraServerPrice === null
                ? ''
                : `, ${formatPrice(extraServerPrice)} a month for each further server`}
              .
            </li>
          ))}
          <li>
            <strong>{ENTERPRISE.name}</strong>: as agreed in a written offer.
          </li>
        </ul>
        <p>
          Plans renew each month until you cancel. Prices are in US dollars, taxes may be added. Payments are
          handled by a payment provider; we never see your full card number. If a payment fails, service may
          be suspended until it succeeds.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Message limits',
    body: (
      <p>
        A plan’s messages are counted per billing period. Passing the limit does not stop moderation and drops
        no message; what goes beyond is recorded, shown on your subscription page, and may be charged as
        announced there. We tell you from 80 percent of the limit on.
      </p>
    ),
  },
  {
    id: 'cancel',
    title: 'Changing and cancelling',
    body: (
      <p>
        You can cancel at any time on the subscription page of your dashboard. Service continues until the end
        of the period you have paid for, and you can take the cancellation back until then. We do not refund
        parts of a period, except where the law requires it.
      </p>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not use {PRODUCT_INFO.name}</p>
        <ul>
          <li>to watch people outside the chat of servers that you run or are authorised to moderate,</li>
          <li>to build profiles of players for anything but moderation,</li>
          <li>to break the law, or the terms of the games your servers run,</li>
          <li>to attack, overload or reverse-engineer the service, or to resell it without an agreement.</li>
        </ul>
        <p>
          Tell your players that chat is moderated automatically. We may suspend an account that breaks these
          rules, after a warning where that is reasonable.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'Your players’ data',
    body: (
      <p>
        Chat belongs to you and your players. We process it on your behalf and only to moderate it for you;
        the <Link href={appPaths.privacy}>privacy policy</Link> says what is stored, for how long, who sees it
        and how it is deleted. You are responsible for having the right to send it to us.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and liability',
    body: (
      <>
        <p>
          We work to keep the service running around the clock and publish disturbances on the status page. A
          guaranteed availability ({ENTERPRISE.features[0]}) is part of {ENTERPRISE.name} only. If a verdict
          can’t be reached in time, your chat goes on unmoderated rather than stand still.
        </p>
        <p>
          As far as the law allows, we are liable only for damage that we cause intentionally or by gross
          negligence, and otherwise up to what you paid in the twelve months before.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We announce changes by e-mail at least 30 days ahead. If you do not agree, you can cancel before they
        take effect. Questions go to {renderMailLink(PRODUCT_INFO.supportEmail)}.
      </p>
    ),
  },
];
