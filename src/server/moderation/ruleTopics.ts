import type { Category } from '~/contract/api.gen';
import { repeatWords } from './repeatWords';

/**
 * The subject of a clause of the owner's rules: a category, a part of one, good manners (`respect`, `clean`), or a word in
 * quotation marks.
 */
export type Topic =
  | Category
  | 'slur'
  | 'link'
  | 'channel'
  | 'discord'
  | 'language'
  | 'respect'
  | 'clean'
  | `"${string}"`;

/** The part of a clause that names a topic. */
export interface Mention {
  topics: readonly Topic[];
  /** Hosts that the clause names, such as `example.net`. */
  domains: readonly string[];
}

/** The category of a topic's findings; none for rules that only ask for good manners. */
const categoryByTopic: Readonly<Record<string, Category | undefined>> = {
  slur: 'hate',
  link: 'advertising',
  channel: 'advertising',
  discord: 'advertising',
  language: 'other',
  respect: undefined,
  clean: undefined,
};

/** Categories that a forbidden topic covers beyond its own: an owner who forbids harassment forbids threats. */
const coveredWhenForbidden: Readonly<Partial<Record<Topic, readonly Category[]>>> = {
  harassment: ['hate', 'self_harm', 'threat'],
  slur: ['hate'],
  link: ['advertising'],
  respect: ['harassment', 'hate', 'self_harm'],
  clean: ['profanity', 'sexual'],
};

export function findCategoryOfTopic(topic: Topic): Category | undefined {
  if (topic.startsWith('"')) return 'other';
  return topic in categoryByTopic ? categoryByTopic[topic] : (topic as Category);
}

/** Lists further categories for which a verdict may quote the rule that forbids a topic. */
export function listCoveredCategories(topic: Topic): readonly Category[] {
  return coveredWhenForbidden[topic] ?? [];
}

const ADVERTISING_FAMILY: readonly (readonly Topic[])[] = [['channel', 'discord'], ['link'], ['advertising']];

/** Narrows one mention by the next: "advertising Discord servers" is about Discord. Null when they don't fit. */
export function narrowMention(first: Mention, second: Mention): Mention | null {
  const topics = [...first.topics, ...second.topics];
  const domains = [...first.domains, ...second.domains];
  if (topics.every((topic) => findCategoryOfTopic(topic) === 'advertising')) {
    if (domains.length > 0) return { topics: [], domains };
    const level = ADVERTISING_FAMILY.find((each) => topics.some((topic) => each.includes(topic))) ?? [];
    return { topics: topics.filter((topic) => level.includes(topic)), domains };
  }
  const categories = new Set(topics.map(findCategoryOfTopic));
  return categories.size === 1 && domains.length === 0 ? { topics, domains } : null;
}

/** Where a mention may begin: not within a word. */
const BEGIN = "(?<![\\w§#'-])";
/** Any number of words before a topic, such as "your own". */
const allowBefore = (words: string): string => repeatWords(`${BEGIN}(?:${words}) `);

const OTHERS =
  '(?:(?: (?:towards?|against|to|at|of|on))?(?: (?:each other|one another|others|anyone|anybody|someone|somebody|everyone|everybody|(?:(?:other|fellow|your|any|the) )*(?:players?|people|members|users)))(?: (?:players|people|members))?)?';
const required = OTHERS.slice(0, -1);

const PATTERNS: readonly (readonly [Topic | readonly Topic[], string])[] = [
  [
    'language',
    '(?:other|foreign|non[ -]english|different) languages?|languages other than english|non[ -]english',
  ],
  [
    'discord',
    `${allowBefore('our|the|other|official')}discords?(?: (?:servers?|invites?|links?|invitations?))*`,
  ],
  [
    'channel',
    `${allowBefore('your|own|personal|other')}(?:you ?tube|twitch|tik ?tok|instagram|social media|streams|channels|videos)(?: (?:channels?|videos?|links?|streams?|profiles?|accounts?))*`,
  ],
  [
    'advertising',
    '(?:self[ -]?)?(?:advertis\\w*|adverts?|ads?|promot(?:e|es|ing|ions?)|promos?)|(?:(?:other|another|different|your)(?: own)? )(?:(?:minecraft|mc|game) )?servers?(?: ips?| address(?:es)?)?|link(?:s|ing)? to other servers|server (?:ips?|address(?:es)?)',
  ],
  ['link', `${allowBefore('external|outside|web|website|random')}(?:links?|urls?)`],
  ['harassment', `swear(?:ing)?${required.replace('(?:towards?|against|to|at|of|on))?', '(?:at))')}`],
  [
    'profanity',
    'swear ?words?|swear(?:s|ing)?|profan\\w*|curs(?:e|es|ing)(?: words?)?|cuss(?:es|ing)?(?: words?)?|(?:bad|foul|strong|vulgar|coarse|crude|obscene|rude|inappropriate) (?:words?|language)|vulgar(?:ity|ities)?|obscenit\\w+|expletives?',
  ],
  ['slur', '(?:(?:racial|racist|homophobic|hateful|ethnic|hate) )?slurs?|n[ -]?words?'],
  [
    'hate',
    '(?:hate|hateful|racist|sexist|homophobic|discriminatory|transphobic) (?:speech|content|conduct|language|comments|remarks|messages|behaviou?r)|hate|hatred|racis[mt]|sexis[mt]|homophob\\w+|transphob\\w+|xenophob\\w+|anti-?semit\\w+|bigot\\w*|discriminat\\w+|nazis?m?',
  ],
  [
    'sexual',
    'nsfw(?: content)?|porn\\w*|nud(?:e|es|ity)|sexual (?:content|comments|remarks|talk|language|topics|material|messages|harassment)|(?:adult|explicit) (?:content|themes|topics|material)|inappropriate (?:content|topics|comments|messages)|lewd\\w*|18\\+(?: content)?|erp',
  ],
  ['self_harm', 'self[ -]?harm|suicid\\w+(?: (?:talk|jokes|encouragement))?|kys|death wish(?:es)?'],
  [
    'threat',
    `${allowBefore('death|real[ -]life|irl')}(?:threats?|threaten(?:s|ing)?)${OTHERS}|ddos(?:ing)?|swatting`,
  ],
  [['personal_data', 'threat'], `dox+(?:ing|es|ed)?${OTHERS}`],
  [
    'personal_data',
    "(?:(?:other people|others|other players|someone|another player)'?s? )?(?:(?:personal|private|real[ -](?:life|world)|irl) )+(?:info|information|data|details)(?: (?:of|with|about) (?:anyone|anybody|others|other players|other people|people|players))?|phone numbers?|(?:home|real) address(?:es)?|real names?|(?:anybody|anyone|somebody|someone|people|players)'s? real li(?:fe|ves)",
  ],
  [
    'harassment',
    `(?:harass\\w*|bull(?:y|ies|ying)|insult(?:s|ing)?|toxic(?:ity)?(?: behaviou?r)?|abus(?:e|ive)(?: (?:language|behaviou?r|comments|messages))?|rude(?:ness)?|offensive(?: (?:language|comments|remarks|messages|content))?|disrespect(?:ful|ing)?|(?<=\\bbe )mean|trash[ -]?talk(?:ing)?|flam(?:e|ing)|roast(?:s|ing)?|banter|name[ -]?calling|personal attacks?|mock(?:ing)?)${OTHERS}`,
  ],
  [
    'shouting',
    `${allowBefore('excessive|unnecessary|too much|too many|full|overusing|using|use|writing in|typing in|write in|type in')}(?:all )?(?:caps ?locks?|caps|capitals?(?: letters)?|upper ?case)(?: (?:letters|spam|abuse))?|shout(?:s|ing)?|yell(?:ing)?`,
  ],
  [
    'spam',
    `${allowBefore('excessive|chat|message|unnecessary')}(?:spam(?:s|ming)?|flood(?:s|ing)?)(?: (?:in )?(?:the )?chat)?|repeat(?:ing|ed)? (?:yourself|messages?|the same (?:message|line|thing)s?)`,
  ],
  [
    'scam',
    'scam(?:s|ming)?|fraud|phishing|(?:real[ -]?money|rmt)(?: trad(?:es?|ing))?|(?:sell|shar|trad)(?:e|ing)? accounts|account (?:sell|shar|trad)ing|ask(?:ing)? for passwords?',
  ],
  [
    'impersonation',
    'impersonat\\w+(?: (?:staff|admins?|mods?|moderators?|others|anyone|(?:other )?players))?|pretend(?:ing)? to be (?:staff(?: members?)?|(?:an? )?(?:admin|mod|moderator)|someone else|other players)',
  ],
];

const compiled = PATTERNS.map(
  ([topics, source]) =>
    [
      typeof topics === 'string' ? [topics] : topics,
      new RegExp(`${BEGIN}(?:${source})(?![\\w'-])`, 'g'),
    ] as const,
);

const QUOTED = new RegExp(
  repeatWords(
    String.raw`\b(?:say(?:s|ing)?|us(?:e|es|ing)|writ(?:e|es|ing)|mention(?:s|ing)?|the|words?|phrases?|terms?) `,
  ) + String.raw`(?:"([\p{L}\p{N} ]{3,40})"|(?<![\p{L}\p{N}])'([\p{L}\p{N} ]{3,40})'(?![\p{L}\p{N}]))`,
  'gu',
);
const DOMAIN = /(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?![\w@.-]*\w)(?:\/\S*)?/g;

/** Finds the hosts that a text names. */
export function findDomains(text: string): string[] {
  return Array.from(text.toLowerCase().matchAll(DOMAIN), (match) => match[1] ?? '').filter(Boolean);
}

/**
 * Replaces every mention of a topic with `§` and its index. The text is in lower case with straight quotation marks.
 */
export function replaceMentions(text: string): { marked: string; mentions: Mention[] } {
  const mentions: Mention[] = [];
  const mark = (topics: readonly Topic[], domains: readonly string[] = []): string =>
    ` §${mentions.push({ topics, domains }) - 1} `;
  let marked = text
    .replace(QUOTED, (_, double?: string, single?: string) => mark([`"${(double ?? single ?? '').trim()}"`]))
    .replace(DOMAIN, (_, host: string) => mark([], [host]));
  for (const [topics, pattern] of compiled) marked = marked.replace(pattern, () => mark(topics));
  return { marked, mentions };
}
