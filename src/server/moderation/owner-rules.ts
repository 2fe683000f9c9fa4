import type { Category } from './types';

/** One rule of the owner's text, with the number the owner (or its place) gives it. */
export interface OwnerRule {
  number: number;
  text: string;
}

/** What the engine reads from the owner's free text, once per text. */
export interface OwnerPolicy {
  rules: readonly OwnerRule[];
  /** Domains the owner names outside a ban: links to them are no advertising. */
  allowedDomains: ReadonlySet<string>;
  /** Whether the owner says that swearing is fine, forbids it, or says nothing. */
  swearing: 'allowed' | 'forbidden' | 'unsaid';
  /** Words in quotation marks that a rule forbids, in lower case. */
  bannedPhrases: readonly string[];
  englishOnly: boolean;
}

const numbered = /^\s*(?:rule\s*)?#?(\d{1,3})\s*[.):\-–]\s*(.+)$/i;
const bullet = /^\s*[-*•]\s*(.+)$/;
const inlineNumber = /(?<=[.;!?\n]|^)\s*(?=(?:rule\s*)?\d{1,2}[.)]\s+\S)/gi;
const forbids = /\b(?:no|not|don'?t|never|forbidden|prohibited|banned|without|avoid|zero tolerance)\b/i;
const domain = /(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?![\w@])/gi;
const swearWord =
  /\b(?:swear(?:ing)?|profan\w*|curs(?:e|ing)|cuss(?:ing)?|bad (?:words|language)|strong language|foul language|language)\b/i;
const allows = /\b(?:allowed|okay|ok|fine|permitted|welcome)\b/i;

const keywords: Readonly<Record<Category, RegExp>> = {
  harassment:
    /harass|bull(?:y|ies)|insult|respect|be (?:kind|nice|polite|friendly|civil)|toxic|abus|rude|kindness|offen[sc]/i,
  hate: /hate|racis|slur|discriminat|sexis|homophob|transphob|xenophob|nazi|religio|ethnic|respect|be kind|harass/i,
  sexual: /sexual|nsfw|porn|nud(?:e|ity)|inappropriate|adult|lewd|family.?friendly|explicit|18\+/i,
  threat: /threat|ddos|dd0s|swat|violen|dox|real.?world|harm|safety|harass/i,
  self_harm: /self.?harm|suicid|kys|harm|safety|death wish|be kind|harass/i,
  profanity: /swear|profan|curs(?:e|ing)|cuss|bad (?:words|language)|language|vulgar|family.?friendly/i,
  advertising: /advert|promot|other servers?|server ips?|links?\b|self.?promo|discord invite/i,
  spam: /spam|flood|repeat/i,
  shouting: /caps|shout|yell|capital|spam/i,
  personal_data:
    /personal (?:data|info|details)|private (?:data|info|details)|privacy|dox|real.?(?:life|world) info|real.?world information|address|phone/i,
  scam: /scam|fraud|phish|real.?money|rmt|account (?:sell|shar|trad)|trick|steal/i,
  impersonation: /impersonat|pretend|staff|fake (?:admin|mod)/i,
  other: /$^/,
};

function splitRules(text: string): OwnerRule[] {
  const lines = text
    .split(/\r?\n/)
    .flatMap((line) => line.split(inlineNumber))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rules: OwnerRule[] = [];
  for (const line of lines) {
    const match = numbered.exec(line);
    const number = match?.[1] === undefined ? rules.length + 1 : Number(match[1]);
    const body = match?.[2] ?? bullet.exec(line)?.[1] ?? line;
    rules.push({ number, text: body.trim() });
  }
  return rules;
}

function readSwearing(rules: readonly OwnerRule[]): OwnerPolicy['swearing'] {
  const about = rules.find((rule) => swearWord.test(rule.text));
  if (about === undefined) return 'unsaid';
  if (forbids.test(about.text)) return 'forbidden';
  return allows.test(about.text) ? 'allowed' : 'forbidden';
}

function parse(text: string): OwnerPolicy {
  const rules = splitRules(text);
  const allowedDomains = new Set<string>();
  const bannedPhrases: string[] = [];
  for (const rule of rules) {
    const forbidding = forbids.test(rule.text);
    const exempt = /\b(?:except|besides|other than|apart from|our|official)\b/i.test(rule.text);
    if (!forbidding || exempt) {
      for (const match of rule.text.matchAll(domain))
        if (match[1]) allowedDomains.add(match[1].toLowerCase());
    }
    if (forbidding) {
      for (const match of rule.text.matchAll(/["“”'«]([\p{L}\p{N} ]{3,40})["“”'»]/gu)) {
        if (match[1]) bannedPhrases.push(match[1].toLowerCase());
      }
    }
  }
  return {
    rules,
    allowedDomains,
    swearing: readSwearing(rules),
    bannedPhrases,
    englishOnly: rules.some((rule) =>
      /\benglish only\b|\bonly (?:speak )?english\b|\bspeak (?:only )?english\b/i.test(rule.text),
    ),
  };
}

/** Texts are few and change rarely; messages are many. */
const cacheSize = 500;
const cache = new Map<string, OwnerPolicy>();

/** Reads the owner's rules text. The result for a text is kept, so asking for each message costs nothing. */
export function ownerPolicy(serverRules: string): OwnerPolicy {
  const known = cache.get(serverRules);
  if (known) return known;
  const policy = parse(serverRules);
  if (cache.size >= cacheSize) cache.delete(cache.keys().next().value ?? '');
  cache.set(serverRules, policy);
  return policy;
}

/** The first rule about that kind of violation, as the owner numbered it, or null. */
export function citeRule(policy: OwnerPolicy, category: Category): string | null {
  const rule =
    category === 'other'
      ? policy.rules.find((each) => forbids.test(each.text) || /english/i.test(each.text))
      : policy.rules.find((each) => keywords[category].test(each.text));
  return rule === undefined ? null : `${rule.number}. ${rule.text}`;
}

/** Whether a host is one of the owner's domains or below one. */
export function isAllowedDomain(policy: OwnerPolicy, host: string): boolean {
  for (const allowed of policy.allowedDomains) {
    if (host === allowed || host.endsWith(`.${allowed}`)) return true;
    // Owners write "example.net" and mean play.example.net, and the other way round.
    const parent = allowed.split('.').slice(-2).join('.');
    if (host === parent) return true;
  }
  return false;
}
