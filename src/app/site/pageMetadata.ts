import { PRODUCT_INFO } from '~/contract/productInfo';
import { ENTERPRISE, PLAN_IDS, PLANS, TRIAL } from '~/contract/plans';
import { LANDING_FAQ } from '~/screens/landing/landingFaq';
import { appPaths } from '../../contract/appPaths';
import type { SitePath } from './pages';

/** What a public page's HTML says about itself, beside its content. */
export interface SitePageMetadata {
  path: SitePath;
  title: string;
  /** For search results and shared links: 70 to 160 characters. */
  description: string;
  /** Whether search engines should list it. False for pages that visitors reach only by a link from a mail. */
  listed: boolean;
  /** Whether the page's address may contain a token, which the browser must not send to other sites as Referer. */
  secretAddress?: true;
  /** `idle` for reading pages, `now` for pages whose first use is a form. */
  hydrate: 'idle' | 'now';
  /** Name of the social card in public/social, without its ending. */
  card: 'landing' | 'enterprise' | 'account' | 'legal';
  /** Structured data; `origin` is where the service runs. */
  data?: (origin: string) => readonly Record<string, unknown>[];
}

function describeProduct(origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: PRODUCT_INFO.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: `${origin}/`,
    image: `${origin}/social/landing.png`,
    description: 'AI chat moderation for block-building game servers.',
    offers: PLAN_IDS.map((id) => ({
      '@type': 'Offer',
      name: PLANS[id].name,
      price: PLANS[id].price.toFixed(2),
      priceCurrency: 'USD',
      url: `${origin}/#pricing`,
      description: TRIAL.landingClaim,
    })),
  };
}

function describeQuestions(): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: LANDING_FAQ.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function describeOrganization(origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: PRODUCT_INFO.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    slogan: PRODUCT_INFO.tagline,
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: PRODUCT_INFO.salesEmail },
      { '@type': 'ContactPoint', contactType: 'customer support', email: PRODUCT_INFO.supportEmail },
    ],
  };
}

/** Pages in the middle of a sign-up, a reset or a checkout. */
const UNLISTED = { listed: false, hydrate: 'now', card: 'account' } as const;
const READING = { listed: true, hydrate: 'idle' } as const;

const addProductName = (title: string) => `${title} · ${PRODUCT_INFO.name}`;

/** Every prerendered page. */
export const SITE_PAGE_METADATA: readonly SitePageMetadata[] = [
  {
    path: appPaths.landing,
    title: `${PRODUCT_INFO.name} · AI chat moderation for game servers`,
    description: `${PRODUCT_INFO.name} reads every chat message on your block-building game server, acts on what breaks your rules and hands you the close calls. ${TRIAL.days}-day free trial.`,
    ...READING,
    card: 'landing',
    data: (origin) => [describeProduct(origin), describeOrganization(origin), describeQuestions()],
  },
  {
    path: appPaths.enterprise,
    title: addProductName('Enterprise'),
    description: `Chat moderation for networks and game developers: ${ENTERPRISE.messages} messages a month, unlimited servers, ${ENTERPRISE.features[0]} and a white-label API. Pricing guide and inquiry form.`,
    listed: true,
    hydrate: 'now',
    card: 'enterprise',
  },
  {
    path: appPaths.login,
    title: addProductName('Sign in'),
    description: `Sign in to ${PRODUCT_INFO.name} to see your servers’ chat statistics, logs and review queue.`,
    listed: true,
    hydrate: 'now',
    card: 'account',
  },
  {
    path: appPaths.signup,
    title: addProductName('Create your account'),
    description: `Create a ${PRODUCT_INFO.name} account and try AI chat moderation on your game server. ${TRIAL.landingClaim}`,
    listed: true,
    hydrate: 'now',
    card: 'account',
  },
  {
    path: appPaths.forgotPassword,
    title: addProductName('Forgot password'),
    description: `Ask for a link to set a new ${PRODUCT_INFO.name} password. The link is valid for one hour.`,
    ...UNLISTED,
  },
  {
    path: appPaths.resetPassword,
    secretAddress: true,
    title: addProductName('Reset password'),
    description: `Set a new password for your ${PRODUCT_INFO.name} account with the link from your mail.`,
    ...UNLISTED,
  },
  {
    path: appPaths.verifyEmail,
    secretAddress: true,
    title: addProductName('Verify your email'),
    description: `Confirm the e-mail address of your ${PRODUCT_INFO.name} account with the link from your mail.`,
    ...UNLISTED,
  },
  {
    path: appPaths.verifyEmailSent,
    title: addProductName('Check your email'),
    description: `We have sent you a link to verify the e-mail address of your ${PRODUCT_INFO.name} account.`,
    ...UNLISTED,
  },
  {
    path: appPaths.subscriptionCanceled,
    title: addProductName('Checkout canceled'),
    description: `Checkout was canceled and nothing was charged. Try again whenever you like.`,
    ...UNLISTED,
  },
  {
    path: appPaths.terms,
    title: addProductName('Terms of Service'),
    description: `The terms on which ${PRODUCT_INFO.name} moderates your servers’ chat: trial, payment, fair use, liability and how to end it.`,
    ...READING,
    card: 'legal',
  },
  {
    path: appPaths.privacy,
    title: addProductName('Privacy Policy'),
    description: `What ${PRODUCT_INFO.name} stores of your players’ chat, for how long, who sees it and how it is deleted, field by field.`,
    ...READING,
    card: 'legal',
  },
  {
    path: appPaths.docsApi,
    title: addProductName('API'),
    description: `Quick start and reference of the ${PRODUCT_INFO.name} API: send a line of chat, read the verdict. Every call, field and status, with examples to copy.`,
    listed: true,
    hydrate: 'now',
    card: 'landing',
  },
];
