import type { Actor, KeyScope } from '~/contract/api.gen';
import { formatCount } from '~/contract/numberFormat';
import { AUTH_LINK_HOURS, AUTH_LINK_MAILS_PER_DAY } from '~/contract/limits';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { appPaths } from '~/contract/appPaths';
import { formatActorName } from '../actor';

/** One mail as text and as HTML. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface LinkMail {
  subject: string;
  intro: string;
  /** The button's label. */
  action: string;
  link: string;
  outro: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** What mails call the product, and where their links lead. */
export interface MailSender {
  /** Torchward, or the name of the installation's brand. */
  name: string;
  /** Of the app, without a trailing slash. */
  origin: string;
}

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a moment such as "1 December 2026 at 14:05 UTC". */
const formatMoment = (moment: Date) => `${momentFormat.format(moment)} UTC`;

function compose(to: string, { name }: MailSender, mail: LinkMail): MailMessage {
  const signature = name === PRODUCT_INFO.name ? `${name} - ${PRODUCT_INFO.tagline}` : name;
  const link = escapeHtml(mail.link);
  return {
    to,
    subject: mail.subject,
    text: `${mail.intro}\n\n${mail.action}:\n${mail.link}\n\n${mail.outro}\n\n${signature}\n`,
    // Mail programs know neither style sheets nor our theme, so the elements carry their styles.
    html: `<!doctype html>
<html lang="en"><body style="font-family: sans-serif; line-height: 1.5; max-width: 36em; margin: 2em auto; padding: 0 1em;">
<p>${escapeHtml(mail.intro)}</p>
<p><a href="${link}" style="display: inline-block; padding: 0.6em 1.2em; border-radius: 0.4em; background: #b45309; color: #ffffff; text-decoration: none;">${escapeHtml(mail.action)}</a></p>
<p>If the button does not work, open this address:<br><a href="${link}">${link}</a></p>
<p>${escapeHtml(mail.outro)}</p>
<p>${escapeHtml(signature)}</p>
</body></html>
`,
  };
}

export function createVerificationMail(to: string, token: string, sender: MailSender): MailMessage {
  return compose(to, sender, {
    subject: `Verify your email address for ${sender.name}`,
    intro: `Welcome to ${sender.name}. Please confirm that this address is yours.`,
    action: 'Verify email address',
    link: `${sender.origin}${appPaths.verifyEmail}?token=${token}`,
    outro: `The link works once, for ${formatCount(AUTH_LINK_HOURS.verification, 'hour')}. Signing in sends a new one, at most ${AUTH_LINK_MAILS_PER_DAY.verification} a day. If you did not create an account, ignore this mail.`,
  });
}

export function createPasswordResetMail(to: string, token: string, sender: MailSender): MailMessage {
  return compose(to, sender, {
    subject: `Set a new password for ${sender.name}`,
    intro: `We received a request for a new password for your ${sender.name} account.`,
    action: 'Set a new password',
    link: `${sender.origin}${appPaths.resetPassword}?token=${token}`,
    outro: `The link works once, for ${formatCount(AUTH_LINK_HOURS.passwordReset, 'hour')}. You can ask for a new one, at most ${AUTH_LINK_MAILS_PER_DAY.passwordReset} a day. If it was not you, ignore this mail: your password stays as it is.`,
  });
}

export function createPasswordChangedMail(to: string, changedAt: Date, sender: MailSender): MailMessage {
  return compose(to, sender, {
    subject: `Your ${sender.name} password was changed`,
    intro: `The password of your ${sender.name} account was changed on ${formatMoment(changedAt)}, and every browser that was signed in with it is signed out.`,
    action: 'Sign in',
    link: `${sender.origin}${appPaths.login}`,
    outro: `If this was not you, write to ${PRODUCT_INFO.supportEmail} at once.`,
  });
}

/** What a mail says of a new API key; it never holds the key itself. */
interface MailedKey {
  name: string;
  key_prefix: string;
  scopes: readonly KeyScope[];
  created_at: Date;
}

export function createKeyCreatedMail(
  to: string,
  { name, key_prefix: prefix, scopes, created_at: createdAt }: MailedKey,
  actor: Actor,
  sender: MailSender,
): MailMessage {
  const creator = `${actor.type === 'key' ? 'the API key ' : ''}${formatActorName(actor)}`;
  return compose(to, sender, {
    subject: `A new API key of your ${sender.name} account`,
    intro: `The API key "${name}" (${prefix}) was created on ${formatMoment(createdAt)} by ${creator}. Its ${scopes.length === 1 ? 'scope is' : 'scopes are'} ${scopes.join(', ')}.`,
    action: 'Open the API keys',
    link: `${sender.origin}${appPaths.apiKeys}`,
    outro: `If this was not you, revoke the key at once and set a new password. If you need help, write to ${PRODUCT_INFO.supportEmail}.`,
  });
}

/** @param cause why the service paused the webhook, in a sentence */
export function createWebhookPausedMail(
  to: string,
  url: string,
  cause: string,
  sender: MailSender,
): MailMessage {
  return compose(to, sender, {
    subject: `${sender.name} paused a webhook`,
    intro: `${cause} ${sender.name} therefore paused the webhook to ${url} and sends it no more events. Moderation goes on as before.`,
    action: 'Open the configuration',
    link: `${sender.origin}${appPaths.config}`,
    outro:
      'Repair the receiver, send a test event to check it, then choose Resume. Events of the last three days that still wait are then sent.',
  });
}

/** @param endsAt when access ends unless the payment arrives */
export function createLatePaymentMail(
  to: string,
  endsAt: Date,
  reminder: boolean,
  sender: MailSender,
): MailMessage {
  return compose(to, sender, {
    subject: reminder
      ? `${sender.name} stops moderating on ${formatMoment(endsAt)}`
      : `Your last payment for ${sender.name} failed`,
    intro: `Your last payment ${reminder ? 'has still not arrived' : 'failed'}. Moderation stops on ${formatMoment(endsAt)} unless it arrives. Until then everything works as before.`,
    action: 'Choose a plan',
    link: `${sender.origin}${appPaths.subscribe}`,
    outro:
      'Pay the invoice that the payment provider sent you, or choose your plan again with another card. If you have just paid, ignore this mail.',
  });
}

export function createAccountDeletedMail(to: string, requestedAt: Date, sender: MailSender): MailMessage {
  return compose(to, sender, {
    subject: `Your ${sender.name} account was deleted`,
    intro: `We deleted your ${sender.name} account and everything that belonged to it, as requested with its password on ${formatMoment(requestedAt)}.`,
    action: 'Privacy policy',
    link: `${sender.origin}${appPaths.privacy}`,
    outro: `If this was not you, write to ${PRODUCT_INFO.supportEmail} at once.`,
  });
}
