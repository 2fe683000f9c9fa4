import { describe, expect, it } from 'vitest';
import { judge } from './judge';

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
    '/kill ur parents',
    '/kill your mom',
    'murder your parents',
    'the dragon is dead and you are next in real life',
    'youre next irl lol',
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
    '/kill @e[type=zombie]',
    '/kill Steve',
    '/kill your dragon',
    'youre next for the irl meetup ticket',
    'you are next in line for the parkour',
    'kill your mom in bedwars',
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

describe('a wish that a player dies', () => {
  it.each([
    'i hope she hangs herself',
    'hoffentlich erhängt er sich',
    'die sollen sich umbringen',
    'espero que te suicides',
    'tomara que ela se suicide',
    "j'espère qu'elle va se pendre",
    'niech się zabije',
    'umarım kendini asar',
    'пусть она повесится',
    'spero che si ammazzi',
    'ik hoop dat hij zichzelf ophangt',
    'if i was you i would hang myself',
    'an seiner stelle würde ich mich erhängen',
    'en tu lugar me suicidaría',
    'se eu fosse você me matava',
    "si j'étais lui je me pendrais",
    'ja bym się powiesił na jego miejscu',
    'onun yerinde olsam kendimi asardım',
    'на твоём месте я бы застрелился',
    'pourquoi tu te pends pas',
    'por qué no te suicidas ya',
    'tue-toi',
    'an deiner stelle würde ich mich erhängen, keiner mag dich',
    'yo que tú me suicidaba, nadie te quiere',
    'hope he hangs himself, never liked him',
    'if i were you i would kill myself, you cant even win a round',
    'lag is killing me, why dont you kill yourself',
  ])('urges to self-harm where it names suicide: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
  });

  it.each([
    'i hope your sister dies',
    'hope you all get cancer',
    'i hope he dies of cancer',
    'ich hoffe ihr krepiert alle',
    'ojalá se muera tu madre',
    'espero que sua família morra',
    "j'espère que vous allez crever",
    'obyś zdechł',
    'umarım annen ölür',
    'хочу чтобы ты сдох',
    'надеюсь твоя мать умрёт',
    'hope everyone on this server dies of cancer',
    'nobody likes you i hope you die',
    'i hope you die and dont come back',
    'ojalá te mueras y no vuelvas',
    'nikt cię nie lubi, obyś zdechł',
    'никто тебя не любит, чтоб ты сдох',
    'inşallah ölürsün geber',
    'i pray you never wake up again',
    'i hope a car hits you',
    'hoffentlich fährt dich ein bus tot',
    'hoffentlich wachst du nie wieder auf',
    'ojalá te atropelle un coche',
    'que te atropelle un bus',
    'tomara que um carro te atropele',
    "j'espère qu'une voiture va t'écraser",
    'spero che ti investa un treno',
    'ik hoop dat een auto je aanrijdt',
    'oby cię pociąg przejechał',
    'inşallah araba ezer seni',
    'чтоб тебя автобус переехал',
    'hope you die, nice farm',
    'nice raid. i hope you die',
    'buena base, ojalá te mueras',
    'fajny dom, obyś zdechł',
    'классная ферма, чтоб ты сдох',
    'hoffentlich stirbst du an krebs',
  ])('threatens where only a life outside the game can be meant: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'threat', recommended_action: 'kick' });
  });

  it.each([
    'i hope he never wakes up',
    'i hope he dies',
    'hoffentlich stirbt der',
    'espero que se muera',
    'tomara que eles morram',
    "j'espère qu'il meurt",
    'niech umrze',
    'keşke ölse',
    'чтоб он сдох',
    'ich bringe euch alle um',
    'os voy a matar a todos',
    'je vais tous vous tuer',
    'zabiję was wszystkich',
    'hepinizi öldüreceğim',
  ])('may be play: "%s" waits for a reviewer and leads to no action', (message) => {
    expect(judge(message)).toMatchObject({
      category: 'threat',
      recommended_action: 'none',
      needs_review: true,
    });
  });

  it.each([
    'i hope the ender dragon kills him',
    'he killed himself with tnt lol',
    'i hope he kills himself with his own tnt',
    'i hope they die in the nether',
    'hope you die in the raid, nice farm',
    'the wither is here, i hope it dies',
    'hope he dies before he gets my loot',
    'i hope he dies haha',
    'i hope you die in the parkour',
    'i hope my dog doesnt die',
    'if i were you i would kill the wither first',
    'if i were you i wouldnt kill myself to respawn',
    'hoffentlich stirbt er in der lava',
    'hoffentlich dreht er sich um',
    'an deiner stelle würde ich mich an den dorfbewohner halten',
    'ojalá se muera el dragón',
    'espero que no te mueras en la lava',
    'por qué se mató en la lava',
    'tomara que o wither morra',
    "j'espère qu'il va mourir dans le nether",
    'mam nadzieję że smok umrze',
    'umarım ejderha ölür',
    'que te mueres',
    'i hope it dies soon',
    'надеюсь дракон сдохнет',
    'на твоём месте я бы построил ферму',
    'que tu meures dans le jeu c’est pas grave',
    'hoffentlich stirbt der boss uns nicht weg',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it('leads to an action in the Spanish imperfect', () => {
    expect(judge('yo que tú me mataba')).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
  });

  it('of a group of people is no play', () => {
    expect(judge('i hope all gays die')).toMatchObject({ category: 'hate', recommended_action: 'mute' });
  });

  it.each([
    'umarım olur',
    'inşallah sen olursun',
    'que te matas en la mina',
    'espero que te mueras de risa',
    'hope you die laughing',
    'i hope your crops rot',
    "qu'est ce qui te fait mourir",
  ])('is not what the rules hear in "%s"', (message) => {
    expect(judge(message).reasoning).not.toContain('Wishes');
  });

  it('reads a long row of its words as fast as any line', () => {
    const started = performance.now();
    for (const piece of [
      'hope ',
      'ojala que ',
      "j'espere que te ",
      'niech sie ',
      'чтоб ты ',
      'if i were you ',
      'my friend ',
      'she says ',
      'mi amiga dice que se ',
      'himself ',
    ])
      judge(piece.repeat(512).slice(0, 512));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('hate in a code of numbers', () => {
  it.each(['88 kameraden', '88 brothers', 'kameraden 88', '14 words and 88', 'no curry munchers here'])(
    'leads to an action: "%s"',
    (message) => {
      expect(judge(message)).toMatchObject({ category: 'hate' });
      expect(judge(message).recommended_action).not.toBe('none');
    },
  );

  it.each([
    '88 bricks',
    'y 88 for diamonds',
    '14 words is too long for a sign',
    'my brothers have 88 levels',
  ])('is not "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});
