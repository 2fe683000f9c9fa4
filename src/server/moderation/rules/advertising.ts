import type { NormalisedText } from '../normalise';
import { isAllowedDomain, type OwnerPolicy } from '../ownerRules';
import { type Finding, toTextSpan } from '../types';
import { createFinding } from './createFinding';

/**
 * Endings of addresses that game servers, shops and fraud pages use. Other endings count only with http(s) or www
 * before.
 */
const ENDINGS =
  'com|net|org|gg|io|eu|de|uk|fr|nl|pl|ru|br|es|it|se|no|dk|fi|cz|at|ch|be|ca|us|au|tr|me|xyz|fun|club|shop|store|site|online|info|biz|tk|ml|cf|ga|gq|pw|cc|co|tv|app|dev|live|pro|host|games|world|network|top|win|vip|link|ly|mc|space|zone|wtf|lol|club|zip|su|ua|in|ovh|lat';
const HOST_PART = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(
  `(?<![\\w@.-])(?:(https?|hxxps?):?/{0,2}|(www)\\.)?((?:${HOST_PART}\\.){1,4}(${ENDINGS}))(?![a-z0-9-]|\\.[a-z0-9])(?::(\\d{2,5}))?(/[^\\s]*)?`,
  'g',
);
/**
 * A server's address with an ending that is not listed: only with a server's name in it and an invitation before it.
 */
const unlistedAddress = new RegExp(
  `\\b(?:join|come to|connect to|visit|try|play on|go to|ip)\\b[ :]*(?:at |on |is )?((?:play|mc|hub|pvp|smp|server|lobby|join)(?:\\.${HOST_PART})+\\.[a-z]{2,18}|[a-z0-9-]*(?:craft|mc|smp|pvp|skyblock|prison|realm)[a-z0-9-]*\\.[a-z][a-z0-9]{1,17})(?![a-z0-9.-]*[a-z0-9])`,
);
const SPACED_DOTS =
  /\s*(?:\(dot\)|\[dot\]|\(\.\)|\[\.\]|\{\.\}|\bdot\b|\bpunkt\b|\bpunto\b|\bpoint\b|(?<=[a-z0-9]) ?[.,] (?=[a-z0-9])|(?<=[a-z0-9]) [.,](?=[a-z0-9]))\s*/g;
const COMMA_DOTS = /(?<=[a-z0-9]),(?=[a-z0-9])/g;
const FILE_NAME = /\.(?:js|json|yml|yaml|jar|properties|txt|png|zip|log|cfg|toml|java|py|exe|lang)$/;
const INVITE =
  /(?:d[i1l]sc[o0]rd(?:app)?\s*\.?\s*(?:gg|com\s*\/\s*invite|me|io|li)(?:\s*\/\s*|(?! (?:links?|invites?|codes?|is|isnt|isn't|in|on|at|for|of|and|or|to|the|from|down|not|server|page|website|app|pls|please|lol)\b)\s*)[\w-]{2,}|\bdsc\s*\.\s*gg\s*\/\s*\w+|\bdiscord gg\/)/;
const SERVER_PREFIX = /^(?:play|mc|hub|fun|pvp|smp|join|server|survival|oyna|na|eu|us|lobby|mcs?\d?)\./;
const SERVER_HOST =
  /\.(?:aternos\.me|minehut\.gg|falixsrv\.me|ploudos\.me|exaroton\.me|serv\.nu|mcserver\.us)$/;
const IPV4 =
  /(?<![\d.])((?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\s*[.,]\s*(?:25[0-5]|2[0-4]\d|1?\d?\d)){3})(?![\d.])(?:\s*(?::|port)\s*(\d{2,5}))?/;
const PRIVATE_IP = /^(?:127|10|0|192\.168|172\.(?:1[6-9]|2\d|3[01])|255)\b/;
const VERSION = /\b(?:v|version|forge|build|update|mod|java|fabric|paper|optifine)\s*$/;
const SOMEONES_IP = /\b(?:his|her|your|ur|their|\w+'s|my|\w+) ip\b/;
const INVITATION = /\b(?:join|come|server|ip|play|visit|new|better|all|now)\b/;

/** Sites about the game that players link to in good faith. */
const HARMLESS_HOSTS = new Set([
  'minecraft.net',
  'mojang.com',
  'minecraft.wiki',
  'namemc.com',
  'modrinth.com',
  'curseforge.com',
  'optifine.net',
  'papermc.io',
  'spigotmc.org',
  'planetminecraft.com',
  'chunkbase.com',
  'fabricmc.net',
  'minecraftforge.net',
  'wikipedia.org',
]);
/** Hosts of screenshots, which only a server without links refuses. */
const PICTURE_HOSTS = new Set([
  'imgur.com',
  'gyazo.com',
  'prnt.sc',
  'prntscr.com',
  'ibb.co',
  'postimg.cc',
  'imgbb.com',
]);
/** The path of a picture; any other may be an address in disguise. */
const PICTURE_PATH = /^(?:\/[\w-]+)*\/?(?:\.(?:png|jpe?g|gif|webp|mp4))?[.,!?)]*$/i;
const INVITE_HOSTS = new Set([
  'discord.gg',
  'discord.com',
  'discordapp.com',
  'discord.me',
  'discord.io',
  'dsc.gg',
]);
const CHANNEL_HOSTS = new Set([
  'youtube.com',
  'youtu.be',
  'twitch.tv',
  'tiktok.com',
  'instagram.com',
  'twitter.com',
  'x.com',
]);

function getBaseDomain(host: string): string {
  return host.split('.').slice(-2).join('.');
}

function judgeAddress(
  match: RegExpMatchArray,
  policy: OwnerPolicy,
  line: string,
  assembled: boolean,
): Finding | undefined {
  const [whole, scheme, www, host = '', ending = '', port, path] = match;
  if (isAllowedDomain(policy, host) || HARMLESS_HOSTS.has(getBaseDomain(host)) || FILE_NAME.test(host))
    return undefined;
  // Without a code it invites to no community.
  if (INVITE_HOSTS.has(host) && (path === undefined || path === '/')) return undefined;
  if (
    PICTURE_HOSTS.has(getBaseDomain(host)) &&
    PICTURE_PATH.test(path ?? '') &&
    !policy.forbidden.has('link')
  )
    return undefined;
  if (CHANNEL_HOSTS.has(getBaseDomain(host)))
    return createFinding('advertising', 3, 0.85, 'Links to a channel or profile elsewhere.', {
      topic: 'channel',
    });
  const explicit = scheme !== undefined || www !== undefined;
  if (explicit)
    return createFinding('advertising', 4, 0.92, 'Contains a link to a page outside the server.', {
      topic: 'link',
    });
  const labels = host.split('.');
  const looksLikeServer = SERVER_PREFIX.test(host) || SERVER_HOST.test(host) || port !== undefined;
  if (looksLikeServer)
    return createFinding('advertising', 5, 0.93, 'Gives the address of another game server.');
  const ordinary = (labels[0] ?? '').length < 3 || /^\d+$/.test(labels[0] ?? '');
  // Sentences without a space after the full stop ("see.you", "wait.no") look like addresses with short endings.
  const ambiguous =
    /^(?:me|in|it|at|no|be|us|so|de|es|live|fun|pro|link|world|app|top|win|all|co|host|online|lol|io|info|space|games)$/.test(
      ending,
    );
  if (path !== undefined || labels.length > 2)
    return ordinary && path === undefined
      ? undefined
      : createFinding('advertising', 4, 0.88, 'Contains an address outside the server.');
  if (ordinary || whole.length < 6) return undefined;
  if (ambiguous)
    return INVITATION.test(line) && !assembled
      ? createFinding('advertising', 4, 0.72, 'Seems to contain an address outside the server.')
      : undefined;
  return createFinding('advertising', 4, assembled ? 0.76 : 0.86, 'Contains an address outside the server.');
}

/** A finding with the match that it is about. */
function addMatchedSpan(match: RegExpExecArray, found: Finding): Finding {
  return { ...found, found: [toTextSpan(match)] };
}

function judgeIp(line: string): Finding | undefined {
  const match = IPV4.exec(line);
  if (!match) return undefined;
  const ip = (match[1] ?? '').replace(/\s*[.,]\s*/g, '.');
  if (PRIVATE_IP.test(ip) || VERSION.test(line.slice(0, match.index))) return undefined;
  if (
    match[2] === undefined &&
    SOMEONES_IP.test(line) &&
    !/\b(?:server|join|new) ip\b|\bcome\b|\bjoin\b/.test(line)
  )
    return undefined;
  const confidence = match[2] === undefined ? 0.84 : 0.94;
  return addMatchedSpan(
    match,
    createFinding('advertising', 5, confidence, 'Gives the network address of another server.'),
  );
}

const MAY_HOLD_ADDRESS = /[.,]|\bdot\b|\bpunkt\b|\bpunto\b|\bgg\b/;

function judgeUnlisted(line: string, policy: OwnerPolicy): Finding | undefined {
  const match = unlistedAddress.exec(line);
  const host = match?.[1];
  if (
    !match ||
    host === undefined ||
    isAllowedDomain(policy, host) ||
    HARMLESS_HOSTS.has(getBaseDomain(host)) ||
    FILE_NAME.test(host)
  )
    return undefined;
  return addMatchedSpan(
    match,
    createFinding('advertising', 4, 0.86, 'Seems to give the address of another game server.'),
  );
}

/** Whether a line names a domain that the owner's rules allow. */
export function namesAllowedDomain(text: NormalisedText, policy: OwnerPolicy): boolean {
  if (policy.allowedDomains.size === 0) return false;
  return [...text.folded.matchAll(address)].some((match) => isAllowedDomain(policy, match[3] ?? ''));
}

/** Finds server addresses, invitations and links that the owner's rules do not allow. */
export function findAdvertising(text: NormalisedText, policy: OwnerPolicy): Finding[] {
  const line = text.folded;
  if (!MAY_HOLD_ADDRESS.test(line)) return [];
  const findings: Finding[] = [];
  const invite = INVITE.exec(line) ?? (line.includes('gg') ? INVITE.exec(text.squeezed) : null);
  if (invite) {
    const invitation = 'Contains an invitation to a chat community elsewhere.';
    findings.push(
      addMatchedSpan(invite, createFinding('advertising', 5, 0.95, invitation, { topic: 'discord' })),
    );
  }
  const ip = judgeIp(line);
  if (ip) findings.push(ip);
  for (const match of line.matchAll(address)) {
    const judged = judgeAddress(match, policy, line, false);
    if (!judged) continue;
    const isInvite = INVITE_HOSTS.has(getBaseDomain(match[3] ?? ''));
    findings.push(addMatchedSpan(match, isInvite ? { ...judged, topic: 'discord' } : judged));
  }
  if (findings.length === 0) {
    const unlisted = judgeUnlisted(line, policy);
    if (unlisted) return [unlisted];
    const assembled = line.replace(SPACED_DOTS, '.').replace(COMMA_DOTS, '.');
    if (assembled !== line) {
      for (const match of assembled.matchAll(address)) {
        const host = match[3] ?? '';
        const deliberate =
          SERVER_PREFIX.test(host) ||
          /\(dot\)|\[dot\]|\(\.\)|\[\.\]|\bdot\b|\bpunkt\b/.test(line) ||
          match[1] !== undefined;
        const judged = deliberate ? judgeAddress(match, policy, assembled, true) : undefined;
        if (judged) findings.push(addMatchedSpan(match, judged));
      }
    }
  }
  return findings;
}
