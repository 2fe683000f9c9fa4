import type { Phrase } from '../types';

/** Advertising in words; `advertising.ts` finds addresses. */
export const PROMOTION_PHRASES: readonly Phrase[] = [
  {
    category: 'advertising',
    severity: 5,
    confidence: 0.88,
    reasoning: 'Invites players to another server.',
    triggers: [
      'server',
      'servers',
      'realm',
      'ip',
      'aternos',
      'minehut',
      'serveur',
      'servidor',
      'сервер',
      'serwer',
      'sunucuma',
    ],
    pattern:
      /\b(?:join|come (?:to|play on|on)|try|visit|play on) (?:my|our|mine|this other|a better|another) (?:\w+ )?(?:server|realm|smp|network)\b|\bleave this server\b|\b(?:dm|msg|message|pm|whisper) (?:me )?for (?:the )?ip\b|\bdm for ip\b|\bmy new server\b|\brecruiting (?:on|for) (?:another|my|our|a new) server\b|\brealm code\b|\bjoin my realm\b|\bauf meinen server\b|\ba mi servidor\b|\bsur mon serveur\b|на мои сервер|\bna moj serwer\b|\bno meu serv(?:er|idor)\b|\bsunucuma gel/,
    except: /\b(?:shop|warp|faction|town|this server is)\b/,
  },
  {
    category: 'advertising',
    topic: 'channel',
    severity: 3,
    confidence: 0.85,
    reasoning: 'Promotes a channel or profile elsewhere.',
    triggers: [
      'subscribe',
      'sub',
      'subs',
      'follow',
      'channel',
      'youtube',
      'yt',
      'twitch',
      'tiktok',
      'insta',
      'instagram',
    ],
    pattern:
      /\b(?:subscribe|sub) (?:to|2) (?:my|the|our|me)\b|\bsub ?(?:to|2|4) ?(?:my|sub|me)\b|\bfollow (?:me |my )(?:on |)?(?:twitch|tiktok|insta(?:gram)?|twitter|youtube)\b|\bfollow my\b|\b(?:check out|watch|visit) my (?:\w+ )?(?:channel|stream|youtube|yt|video)\b|\bgo follow\b/,
  },
  {
    category: 'advertising',
    severity: 4,
    confidence: 0.58,
    reasoning: 'Offers ranks or powers that players cannot give, as advertisers and fraudsters do.',
    triggers: ['ranks', 'rank', 'op', 'vip', 'mvp', 'admin', 'creative', 'perms'],
    pattern:
      /\bfree (?:op|ranks?|vip|mvp|admin|creative|perms)\b.*\b(?:dm|msg|message|pm|whisper|add) me\b|\b(?:dm|msg|message|pm|whisper|add) me\b.*\bfree (?:op|ranks?|vip|mvp|admin|creative|perms)\b/,
    except: /\b(?:dont|don't|do not|never|not|if anyone|whoever|anyone who)\b/,
  },
  {
    category: 'advertising',
    severity: 4,
    confidence: 0.86,
    reasoning: 'Repeats an offer of ranks or goods.',
    triggers: ['cheap', 'cheapest', 'free', 'buy', 'best'],
    pattern:
      /(?:\b(?:cheap|cheapest|free|buy|best) (?:\w+ )?(?:ranks?|vip|op|coins|gems|accounts?|kits?|keys?|crates?)\b\W*){3}/,
  },
];
