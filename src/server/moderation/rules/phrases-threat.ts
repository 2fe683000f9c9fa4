import type { Phrase } from './phrases';

const category = 'threat';
const will =
  "(?:i will|i'll|ill|im gonna|i'm gonna|i am gonna|imma|gonna|im going to|i'm going to|i am going to|going to|i want to|wanna|i swear ill|we will)";
const real = '(?:irl|in real life|real life|for real|at school|tomorrow at|in person)';

export const threatPhrases: readonly Phrase[] = [
  {
    category,
    severity: 8,
    confidence: 0.92,
    reasoning: 'Claims to know where another player lives, which reads as intimidation.',
    triggers: ['live', 'lives', 'address', 'wohnst', 'vives', 'habites', 'abiti', 'живешь', 'mieszkasz'],
    pattern:
      /\b(?:i|we) (?:know|found|found out|kno) where (?:you|u|ur|your family|he|she) (?:actually )?(?:lives?|sleeps?)\b|\b(?:i )?(?:have|found|got|leak\w*|know) (?:out )?(?:your|ur) (?:home |house )?(?:address|location)\b|\b(?:your|ur) (?:home |house )?(?:address|location) (?:is |will be |are )?(?:getting |gets )?(?:leaked|posted|shared)\b|\bwo du wohnst\b|\bdonde vives\b|\bou tu habites\b|\bdove abiti\b|где ты живешь|\bgdzie mieszkasz\b/,
    except: /\bin ?game\b|\b(?:base|lol nice house)\b|\bcustard\b|\bemail address\b/,
  },
  {
    category,
    severity: 8,
    confidence: 0.92,
    reasoning: 'Threatens an attack on a network connection.',
    triggers: ['ddos', 'ddosing', 'ddosed', 'dos', 'boot', 'booter', 'ip', 'offline', 'wifi'],
    pattern: new RegExp(
      `\\b${will} (?:\\w+ ){0,3}d?dos\\b|\\bd?dos (?:you|u|ur|your|this server|the server)\\b|\\b(?:you|u) (?:are |will )?(?:get(?:ting)? )d?dosed\\b|\\bboot (?:you|u) (?:off|offline)\\b|\\bwith my booter\\b|\\bi(?:ve)? (?:have|got|know|pulled|grabbed) (?:your|ur) ip\\b|\\bleak (?:your|ur) ip\\b|\\bor i ddos\\b`,
    ),
    except: /\b(?:my own|server got|was|under|yesterday)\b.*\bd?dos/,
  },
  {
    category,
    severity: 9,
    confidence: 0.9,
    reasoning: 'Threatens to send the police to a home under a false pretext.',
    triggers: ['swat', 'swatted', 'swatting'],
    pattern: new RegExp(
      `\\b${will} swat (?:you|u|ur|your|him|her|them)\\b|\\bget(?:ting)? swatted\\b|\\bswat (?:you|u|ur house|your house)\\b`,
    ),
  },
  {
    category,
    severity: 9,
    confidence: 0.93,
    reasoning: 'Threatens violence outside the game.',
    triggers: [
      'kill',
      'murder',
      'stab',
      'shoot',
      'beat',
      'break',
      'hurt',
      'bomb',
      'gun',
      'knife',
      'alive',
      'family',
      'school',
      'rape',
      'find',
      'house',
      'umbringen',
      'bring',
      'matar',
      'tuer',
      'punch',
    ],
    pattern: new RegExp(
      `\\b${will} (?:\\w+ ){0,4}(?:kill|murder|stab|shoot|beat|hurt|break|punch|bomb|rape)\\b.*\\b${real}|\\b${will} (?:\\w+ ){0,3}(?:kill|murder|hurt|rape) (?:your|ur) (?:family|mom|mum|mother|dad|parents|sister|brother|dog irl)\\b|\\bshoot(?:ing)? up (?:\\w+ ){0,2}school\\b|\\bbring(?:ing)? a (?:gun|knife|bomb)\\b|\\bbomb (?:\\w+ ){0,2}school\\b|\\b(?:come|coming) to (?:your|ur) house\\b.*\\b(?:hurt|kill|knife|gun|beat|stab|murder)\\b|\\bfind (?:you|u) and (?:kill|hurt|murder|beat)\\b|\\b(?:wont|won't|not) be alive\\b|\\b(?:will|gonna|going to|hope you get|imma|ill|i'll) (?:get )?rap(?:e|ed) (?:you|u|ur|your)\\b|\\bbring dich um im\\b|\\bmatar en la vida real\\b|\\bcoming for (?:you|u) irl\\b`,
    ),
    except: /\b(?:your|ur) (?:village|villagers|base)\b/,
  },
  {
    category,
    severity: 7,
    confidence: 0.86,
    reasoning: 'Wishes serious harm on another player or their family.',
    triggers: ['hope', 'watch', 'regret', 'pray'],
    pattern:
      /\b(?:i )?(?:hope|pray) (?:that )?(?:you|u|ur|your)(?: \w+){0,3} (?:die|dies|cancer|killed|raped|dead|suffer|aids)\b(?! (?:in|to|at|from) (?:the |this |round|arena|lava|void|fall))|\bwatch (?:your|ur) back (?:at|irl|in real|tomorrow|on the)\b|\bregret (?:this|it)\b.*\b(?:address|live|home)\b/,
    except: /\b(?:round|arena|lava|void|pvp|uhc|match)\b/,
  },
  {
    category,
    severity: 8,
    confidence: 0.88,
    reasoning: 'Threatens to publish private data or break into an account.',
    triggers: ['dox', 'doxx', 'doxxed', 'doxed', 'leak', 'hack', 'crash', 'doxing'],
    pattern: new RegExp(
      `\\b${will} (?:\\w+ ){0,2}doxx?\\b|\\bdoxx? (?:you|u|ur|your)\\b|\\bget(?:ting)? doxx?ed\\b|\\b${will} (?:\\w+ ){0,2}(?:leak|hack) (?:your|ur|you|u|the server|this server|everyone)\\b|\\bor (?:i|ill|i will|i'll) (?:will )?(?:crash|ddos|hack|leak|swat|nuke)\\b`,
    ),
  },
];
