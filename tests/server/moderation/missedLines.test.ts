import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CLOSE_CALL } from '~/patterns/marketing/FeatureDrawings/exampleLines';
import {
  HELD_LINE,
  EXAMPLE_AUTOMATION_LEVEL,
  EXAMPLE_LINES,
} from '~/patterns/marketing/SetupDrawings/exampleLines';
import { CHAT_SCRIPT } from '~/screens/landing/chatScript';
import type { LocalVerdict } from '~/server/moderation/types';
import { judge } from './judge';

/** The action as the public pages show it: `review` for a message that waits for a reviewer. */
function shown(verdict: LocalVerdict): string {
  return verdict.needs_review ? 'review' : verdict.final_action;
}

/** Every message with its action in the contract's examples, which the documentation shows. */
function documentedLines(value: unknown): { message: string; final_action: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { message, final_action } = value as Record<string, unknown>;
  const own =
    typeof message === 'string' && typeof final_action === 'string' ? [{ message, final_action }] : [];
  return [...own, ...Object.values(value).flatMap(documentedLines)];
}

describe('the public pages show verdicts that the local rules reach', () => {
  it.each(CHAT_SCRIPT.map(({ message, verdict }) => [message, verdict] as const))(
    'landing page, chat: "%s" gets "%s"',
    (message, verdict) => {
      expect(shown(judge(message))).toBe(verdict);
    },
  );
  it.each(EXAMPLE_LINES.map(({ message, verdict }) => [message, verdict] as const))(
    'landing page, going live: "%s" gets "%s"',
    (message, verdict) => {
      expect(judge(message, { automation_level: EXAMPLE_AUTOMATION_LEVEL }).final_action).toBe(verdict);
    },
  );
  it.each([HELD_LINE, CLOSE_CALL.message])('landing page: "%s" waits for a reviewer', (message) => {
    expect(shown(judge(message))).toBe('review');
  });
  it('landing page: the close call has the confidence that the page shows', () => {
    expect(judge(CLOSE_CALL.message).confidence).toBe(CLOSE_CALL.confidence);
  });
  it('documentation: every example', () => {
    const contract = new URL('../../../openapi/torchward.yaml', import.meta.url);
    const lines = documentedLines(parse(readFileSync(contract, 'utf8')));
    expect(lines.length).toBeGreaterThan(0);
    expect(
      lines.map(({ message }) => [message, judge(message, { automation_level: 'auto_warn' }).final_action]),
    ).toEqual(lines.map(({ message, final_action }) => [message, final_action]));
  });
});

describe('advertising', () => {
  it.each([
    'join play.freerank.example for FREE OP',
    'join play.freerank.example',
    'free ranks, just dm me',
    'FREE RANKS dm me',
    'dm me for free op',
    'msg me if you want free vip',
    'free admin if you join my realm',
    'come to mc.bestserver.test now',
    'ip: hub.coolcraft.internal',
    'connect to skyblockmc.games2play join now',
    'cheap ranks cheap ranks cheap ranks',
  ])('leads to an action: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
    expect(['advertising', 'scam', 'spam']).toContain(judge(message).category);
  });

  it.each([
    'free ranks for veterans in the shop',
    'the event gives free ranks to the first ten players',
    'are ranks free here?',
    'dm me if you need help',
    'dm me your coords',
    'free diamonds at spawn, msg me',
    'i got a free rank from the giveaway',
    'cheap ranks in the shop today',
    'do you get free op in singleplayer',
    'lets play.then we eat',
    'server.properties is in the main folder',
    'join me.please',
    'the field is called mc.player.health',
    'i join play and hub every day',
    'cheap diamonds cheap iron cheap coal',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});

describe('a threat that names the home or the family', () => {
  it.each([
    'i know where you live',
    'i know where you sleep',
    'i know where your mom works',
    'we know where your kids go to school',
    'i know which school you go to',
    "i'll come to your house and hurt your mom",
    'im gonna come to your home and hurt you',
    'i will show up at your house with a knife',
    'ill be at your door tonight with a bat',
    'your family is next',
    'ur mom is next',
    'you and your family will die',
    'you and your whole family are dead',
    'im gonna kill you and your family',
    'i will find your family',
    "i'll find you and your mom irl",
    'i will hurt your little brother',
    'gonna stab your dad',
    'your sister is gonna get it',
    'your parents are going to pay for this',
    'your family will never see you again',
    'say goodbye to your family',
    'kiss your mom goodbye',
    'you better hide your family',
    'i will burn your house down with your family in it',
    'gonna burn your house down irl',
    'ill send someone to your house',
    'i will shoot up your house',
    'i will make your family suffer',
    'im waiting for you outside your school',
    'i will find out where you live and hurt you',
    "i'm gonna find where u live and stab ur dad",
    'ill set your house on fire irl',
    'set your home on fire while you sleep',
  ])('leads to an action: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'threat' });
    expect(['kick', 'ban']).toContain(judge(message).recommended_action);
  });

  it('is more severe when it names the street', () => {
    expect(judge('i know where you live, 14 oak street').recommended_action).toBe('ban');
  });

  it.each([
    'i will burn your house down',
    "i'll set your house on fire",
    'gonna set fire to ur home tonight',
  ])('may be play: "%s" waits for a reviewer and leads to no action', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: true });
  });

  it.each([
    'my house is next to yours, come over',
    'i will find out where you live in the village and visit you',
    'ill find you and shoot you with my bow',
    'the lava will set your house on fire',
    'did they set your house on fire again',
    'im coming to your house to trade',
    'ill come to your house and bring the books',
    'i know where your base is',
    'i know where you live in game, nice castle',
    'is your family next to the village',
    'your brother is next in the queue',
    'your mom is next to me lol',
    'your sister is gonna get it for her birthday',
    'your family is so nice',
    'say hi to your family',
    'ill beat your brother in bedwars',
    'im gonna kill your brother in pvp',
    'my dad will beat up your dad',
    'i will find your house and leave a gift',
    'im outside your house, open the door',
    'hide your villagers, a raid is coming',
    'burn the house down and rebuild it in stone',
    'your house burned down, creeper and lava',
    'i will kill the pillagers at your house',
    'i told my mom about your house',
    'your family must be proud',
    'do you and your family play together',
    'i have to go, family dinner',
    'waiting for you outside the school build',
    'ill send you someone to help at your house',
    'i know which school build you mean',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});

describe('a slur in letters of other scripts', () => {
  const lookAlikes: Readonly<Record<string, readonly string[]>> = {
    a: ['а', 'α'],
    c: ['с'],
    e: ['е', 'ε'],
    g: ['ɡ'],
    i: ['і', 'ι', 'ı', 'и'],
    k: ['к', 'κ'],
    n: ['п', 'η', 'н'],
    o: ['о', 'ο'],
    p: ['р', 'ρ'],
    r: ['г'],
    s: ['ѕ'],
    t: ['т', 'τ'],
    y: ['у'],
  };
  /** Every spelling of a word with exactly `count` letters replaced. */
  function spellings(word: string, count: number): string[] {
    if (count === 0) return [word];
    if (count > word.length) return [];
    const [first = '', rest] = [word[0], word.slice(1)];
    return [
      ...spellings(rest, count).map((end) => first + end),
      ...(lookAlikes[first] ?? []).flatMap((letter) => spellings(rest, count - 1).map((end) => letter + end)),
    ];
  }

  it.each(
    ['nigger', 'faggot', 'kike', 'chink', 'tranny', 'paki'].flatMap((word) =>
      [1, 2, 3].map((count) => [count, word] as const),
    ),
  )('is caught with %i letters replaced (%s)', (count, word) => {
    const missed = spellings(word, count).filter((spelling) => judge(`you ${spelling}`).category !== 'hate');
    expect(missed).toEqual([]);
  });

  it.each([
    'привет, у меня vipка кончилась',
    'дай ip-адрес пожалуйста',
    'pvpшник на спавне',
    'καλημέρα φίλοι',
    'hello друг как дела',
    'Тит построил дом',
    'go на бедварс',
  ])('is not found in "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });
});

describe('a call for help', () => {
  it.each([
    'i want to hurt myself for real',
    'gonna stab myself irl',
    'i will kill myself tomorrow at school',
    'i feel like killing myself',
    'i cant do this anymore i want to die',
    'i dont want to live',
    'i wish i was never born',
    'i swallowed all of my moms pills',
    'nobody would notice if i disappeared',
    'everyone would be better off without me',
    'ich will nicht mehr leben',
    'ich will mich umbringen',
    'me quiero matar',
    'no quiero vivir más',
    'je veux me suicider',
    "j'ai plus envie de vivre",
    'quero me matar',
    'não quero mais viver',
    'voglio uccidermi',
    'ik wil niet meer leven',
    'chcę się zabić',
    'nie chcę już żyć',
    'artık yaşamak istemiyorum',
    'kendimi öldürmek istiyorum',
    'хочу убить себя',
    'я не хочу жить',
    'wanna die',
    'i wanna kms',
    'kms irl',
    'i have suicidal thoughts',
    'nobody would miss me',
    'ich kann nicht mehr, will sterben',
    'ich bringe mich um',
    'quisiera morirme',
    'je veux en finir',
    'queria morrer de verdade, não aguento mais',
    'vorrei morire',
    'ik wil doodgaan',
    'chciałbym umrzeć',
    'nie mam siły żyć',
    'yaşamak istemiyorum artık',
    'жить не хочется',
    'quiero desaparecer para siempre',
    // No rule knows these: the second opinion takes them for urging.
    'mam już linę, nikt za mną nie będzie płakał',
    'quiero cortarme las venas',
  ])('reaches a reviewer without an action against the player: "%s"', (message) => {
    expect(judge(message)).toMatchObject({
      category: 'self_harm',
      recommended_action: 'none',
      needs_review: true,
    });
  });

  it.each([
    'i want to kill myself to respawn in my bed',
    'i want to die in lava to clear my inventory',
    'i wanna die hahaha this jump',
    'quero morrer kkkk que lag',
    'хочу умереть ахахах',
    'i dont want to live in the desert biome',
    'it works better without me in the team',
    'ill hang myself a banner over the door',
    'gonna cut myself a slice of cake',
    'no quiero vivir en el desierto',
    'ich will sterben, dann bin ich am spawn',
    'er will mich umbringen, der zombie',
    'ik wil dood hout',
    'je vais tuer le wither',
    'хочу убить дракона',
    'lost all my stuff kms lol',
    'wanna die in lava again',
    'quero morrer no void',
    'je veux en finir avec ce donjon',
    'ik wil doodgaan in de void',
    'chcialbym umrzec i wrocic na spawn',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it('is no threat to another player', () => {
    expect(judge('im going to kill you for real').recommended_action).toBe('ban');
  });
});

describe('"ich bring dich um"', () => {
  it.each(['ich bring dich um in bedwars', 'haha ich bring dich um im duell', 'ich bring dich um im pvp'])(
    'is play where the line names the game: "%s"',
    (message) => {
      expect(judge(message).recommended_action).toBe('none');
    },
  );
  it('is a threat where it names life outside the game', () => {
    expect(judge('ich bring dich um im echten leben')).toMatchObject({
      category: 'threat',
      recommended_action: 'ban',
    });
  });
  it('urges a player to suicide without "ich"', () => {
    expect(judge('los bring dich um')).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
  });
});

describe('a line about a word', () => {
  it.each([
    'stop telling people to kys',
    'saying kys is against the rules',
    'you get banned for saying kys',
    'does kys mean something bad',
    'kys is a bad word right',
    'is faggot a bad word',
    'you cant say faggot in this chat',
    'dont call people retards',
    'he called me a whore, can a mod look',
    'she called me a bitch',
    'sorry i called you a slut',
    'is bitch allowed here',
    '"kill yourself" is not a joke',
    'kys isnt funny',
    'saying kill yourself is never funny',
    'er hat "bring dich um" zu mir gesagt',
    '"bring dich um" ist kein witz',
    '"suicidate" no es broma',
    'fick dich sagt man nicht',
    'darf man hier scheiße sagen',
    'hurensohn ist ein schimpfwort',
    'no digas puta',
    'me llamó maricón ayer',
    'não fala viado',
    'viado é palavrão',
    'alguém tá chamando todo mundo de viado',
    "il m'a dit va te pendre",
    'on peut dire merde ici',
    'cosa significa frocio',
    'hij noemde mij een hoer',
    'nie mów kurwa',
    'powiedział mi zabij się',
    'orospu deme',
    'bana orospu dedi',
    'что значит пидор',
    'сука это мат или нет',
  ])('waits for a reviewer and leads to no action: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: true });
  });

  it.each([
    'dont tell me not to say kys, kys',
    'kys means kill yourself so do it',
    'i can say faggot if i want faggot',
    'he called you a faggot because you are one faggot',
    'you cant say faggot here but you are one',
    'sorry not sorry you retard',
    'what is a slut like you doing here',
    'stop crying retard',
    'just kys',
    'kys is a good idea',
    'was ist hurensohn',
    'c’est quoi connard',
    'não fala viado, seu viado',
    'sana orospu dedim',
    'sag nicht hurensohn, hurensohn',
    'suicidate no es broma',
    'bring dich um ist kein witz',
    'du hurensohn gebannt',
    'ах ты пидор значит',
    'eres una puta no es un insulto',
    'ti sei troia non è un insulto',
    'tu es une pute c’est pas une insulte',
  ])('excuses no use of it: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});

describe('the bare name of a well-known site', () => {
  it.each([
    'i saw it on youtube.com',
    'the meme was on twitter.com lol',
    'it is on google.com',
    'github.com has the plugin',
    'i bought the mouse on amazon.com.',
    'do links to youtube.com/... get blocked here?',
    'how do i post a clip on youtube.com/shorts',
    'the prices are in a sheet on docs.google.com',
  ])('is no advertisement: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'youtube.com/watch?v=abc123',
    'youtube.com/shorts/abc',
    'sub to youtube.com/@bob',
    'watch me on twitch.tv/bob',
    'www.youtube.com',
    'join youtube.com.ru',
  ])('becomes one with a path or as a link: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'advertising', recommended_action: 'warn' });
  });
});

describe('a run of one character', () => {
  it.each([
    'noooooooooooooooo my dog',
    'aaaaaaaaaaaaaaaaaaaaaaa',
    'omg we did it!!!!!!!!!!!!!',
    'yesssssssssssssss',
  ])('is a scream while it is short: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
  it.each([
    'a'.repeat(40),
    '█'.repeat(24),
    'aaaaaaaaaaaa bbbbbbbbbbbb cccccccccccc',
    'abababababababababababababababab',
  ])('fills the screen where it or several are long: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'spam', recommended_action: 'warn' });
  });
});

describe('a warning of a fraud', () => {
  it.each([
    'never click on free nitro links',
    'dont click free robux links its a scam',
    'is this a scam: free robux',
    'never give your password to anyone',
    'geef nooit je wachtwoord',
  ])('is no fraud: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'free robux no scam i swear',
    '100% real free nitro, never a scam',
    'dont worry, free nitro for all',
  ])('is not what a fraudster says: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'scam', recommended_action: 'kick' });
  });
});

describe('ordinary talk that the second opinion takes for harm', () => {
  it.each([
    'dont share your phone number online',
    'dont send pics of yourself to anyone here',
    'gib niemandem dein passwort',
    'ne donne jamais ton mot de passe',
    'ik maak je dood in pvp',
    'muslims and jews can be friends here',
    'any muslims here want to break fast together',
    'black lives matter',
    'im gonna kill you',
    'te voy a matar',
    'ich töte dich',
    'je vais te tuer',
    'vou te matar',
    'zabiję cię',
    'я тебя убью',
    'got insta?',
    'whats ur snap',
    'hast du snap?',
    'pasa tu whatsapp',
    'add me on discord steve#1234',
    'masz snapa?',
    'selling 64 diamonds for 10k dm me ingame',
    'any polish people here?',
    'im gonna kill you in bedwars no joke',
    'ich töte dich im duell kein witz',
    'ich bringe euch diamanten mit kein witz',
    'i will not kill you im not joking',
    'watch your back on the bridge',
  ])('leads to no action: "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });

  it.each([
    'dont share your number with me only',
    'dont send your pics to anyone but me',
    'never tell your parents, give me your address',
    'i know your school, dont share your address',
    'ik maak je dood in pvp irl',
    'je te tue dans la vraie vie, pas au pvp',
    'pvpde degil gercekten evine gelip seni oldurecegim',
    'po pvp przyjde pod twoj dom i cie zabije',
    'jews and muslims are not welcome here',
    'all muslims together in hell',
    'im gonna kill you im not joking',
    'i will kill you and thats no joke',
    'ich töte dich das ist kein witz',
    'ich bringe dich um ich meine es ernst',
    'im gonna kill you irl',
    'im gonna kill you tomorrow after school',
    'ich töte dich im echten leben',
    'add me on snap for nudes',
    'add me on whatsapp and dont tell anyone',
    'hast du snap? du bist so süß',
    'я бы на твоем месте повесился',
    'ja bym się na twoim miejscu powiesił',
    'add me on snap im 13',
    'add me on snap 13',
    'add me on telegram 13yo',
    'hast du snap bin 12',
    'masz snapa mam 13',
    'selling accounts with diamonds cheap paypal',
    'any dirty jews here?',
    'watch your back on the way home',
  ])('leads to one where the line itself is harmful: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
