import { describe, expect, it } from 'vitest';
import { judge } from './judge';

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
    'if someone tells you to kill yourself tell an admin',
    'man darf hier nicht wichser sagen',
    'wenn man wichser schreibt wird man gemutet',
    'te mutean si escribes puta',
    'no se puede escribir puta aquí',
    'quem fala viado leva ban',
    'si tu dis connard tu prends un ban',
    'jak napiszesz kurwa to ban',
    'amk yazınca mute yiyorsun',
    'ich hätte dich nicht hurensohn nennen sollen',
    'perdona por llamarte puta',
    'desculpa por te chamar de viado',
    "désolé de t'avoir traité de connard",
    'scusa se ti ho chiamato stronzo',
    'sorry dat ik je hoer noemde',
    'przepraszam że nazwałem cię kurwą',
    'sana orospu dediğim için özür dilerim',
    'siktir dedim diye banladılar',
    'если написать сука то мут',
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
    'man darf hier nicht hurensohn sagen aber du bist ein hurensohn',
    'нельзя писать сука но ты сука',
    'he is like a retard',
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

describe('a threat of another player that a line quotes', () => {
  it.each([
    'he was like "im gonna find you and kill you" lol',
    'a guy told me "i know where you live"',
    "he said 'im gonna find you' lol",
    'my sister just yelled "im gonna kill you irl" because of the cookies',
    'ele falou "vou te achar na tua casa"',
    'hij zei "ik weet waar je woont" tegen mij',
  ])('leads to no action: "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });

  it.each([
    'i said "im gonna find you and kill you"',
    'he said "i know where you live" and i mean it',
    '"i know where you live"',
    'im just saying i know where you live',
    'he said "hi" so i will find you and kill you',
  ])('excuses none of the speaker: "%s"', (message) => {
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

describe('a link to a picture', () => {
  const message = 'my castle https://imgur.com/a/Xk29dQ1';
  it.each([message, 'i.imgur.com/Xk29dQ1.png', 'see https://gyazo.com/0a1b2c3d!'])(
    'is no advertisement: "%s"',
    (line) => {
      expect(judge(line)).toMatchObject({ recommended_action: 'none', needs_review: false });
    },
  );
  it('is one where its path holds another address', () => {
    expect(judge('https://imgur.com/play.blockmania.example')).toMatchObject({
      category: 'advertising',
      recommended_action: 'warn',
    });
  });
  it('leads to an action where the owner forbids links', () => {
    expect(judge(message, { server_rules: 'No links.' })).toMatchObject({
      category: 'advertising',
      recommended_action: 'warn',
    });
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

describe('an address that the second opinion takes for disguised letters', () => {
  it.each([
    'join 127.0.0.1',
    'connect to 192.168.0.12:25565 on my lan',
    'mi servidor local es 127.0.0.1',
    'docs are at docs.papermc.io',
  ])('is harmless: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ final_action: 'none', needs_review: false });
  });

  it.each([
    'everyone here hates you, log off 127.0.0.1',
    'nobody.likes.you',
    'dm me on 10.0.0.1 cutie send pics',
  ])('hides no harm: "%s"', (message) => {
    const { final_action, needs_review } = judge(message);
    expect(final_action !== 'none' || needs_review).toBe(true);
  });
});

describe('ordinary talk that the second opinion takes for harm', () => {
  it.each([
    'dont share your phone number online',
    'dont send pics of yourself to anyone here',
    'gib niemandem dein passwort',
    'ne donne jamais ton mot de passe',
    'geef je wachtwoord aan niemand',
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
    'youre not alone, tell someone you trust',
    'please dont do it, talk to your parents',
    'du bist nicht allein, sprich mit jemandem',
    'tu dir bitte nichts an, du bist uns wichtig',
    'no te hagas daño, habla con tus padres',
    'você não está sozinho, fala com alguém',
    "tu n'es pas seule, parles-en à quelqu'un de confiance",
    'nie zabijaj się, porozmawiaj z rodzicami',
    'intihar çözüm değil, ailenle konuş',
    'самоубийство не выход, поговори с родителями',
    'call me dave irl',
    'irl my friends call me sam',
    "t'as insta ?",
    "t'as un snap ?",
    'i hope you dont die',
    'i hope you never die',
    'hope you die laughing',
    'espero que te mueras de risa con esto',
    'espero que no te mueras',
    'tomara que você não morra',
    "j'espère que tu meurs pas",
    'ik hoop dat je niet sterft',
    'umarım ölmezsin',
    'i hope your bees die haha',
    'donne ton mot de passe à personne',
    'tell nobody your password',
    'kys is just /kill here right?',
    'if i was you id jump off the roof into the lake',
  ])('leads to no action: "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });

  it.each([
    'i hope your crops rot',
    'inşallah sen olursun',
    'que te matas en esa mina',
    'pásame tu espada',
    'my insta got hacked again ugh',
    'dein discord ist offline',
    'mein snap ist down, kann nix posten',
    'stirb endlich du blödes skelett',
    'sterf nou domme creeper',
    'whats ur number in the queue',
    'geef nooit je wachtwoord, aan niemand',
    'şifreni kimseye verme',
    'nie dawaj hasła nikomu',
    'tape /kill pour mourir',
    'tell no one your password not even staff',
    'tomara que tua plantação morra toda kkk',
    'ojalá se muera tu cultivo jajaja',
    'oby twoje zboże zdechło haha',
    'чтоб твой урожай сгнил ахах',
    'dein discord ist offline, schreib mal wenn du da bist',
  ])('is no finding in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'töte dich mit /kill, dann bist du am spawn',
    'ammazzati con /kill',
    'matate con /kill y vuelves',
    'убейся через /kill',
  ])('waits for a reviewer where it names the command: "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });

  it.each([
    'kill yourself irl, not with /kill',
    'bring dich um du opfer, nicht mit /kill',
    'bring dich um du opfer /kill',
    'matate /kill',
  ])('urges to self-harm all the same: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
  });

  it.each([
    'your insta is banned because you are black',
    'dein insta ist gehackt und ich poste deine adresse',
    'je insta is stuk, ga dood',
    'ton insta bugge, va mourir',
    'teu insta caiu kkk, se mata',
    'die alone irl you ugly creeper',
    'hope you fat pigs die',
    'hope all jew pigs die',
    'mejor que te matas',
    'espero que te matas',
    'his number 555 867 5309 ticket',
    'dame tu cama y dormimos juntos bebe',
    'hey sexy what school do you go to baby',
    'which school do you go to girls',
    'if i were you id kill myself ur so bad at killing mobs',
    'if i was u id jump off a roof',
    'gg, se mata',
    'dammi la tua password, non dirlo a nessuno',
  ])('leads to an action where harm stands beside it: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
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
    'nobody will tell you you are not alone, jump',
    'por que você não se mata',
    'call me daddy irl baby girl',
    'i hope you dont die fast so i can watch',
    'you are not alone, everyone wants you dead',
    'talk to someone before you end it. nah just end it',
    'no estás solo, todos queremos que te mueras',
    'you are not alone, i can come to your room and cuddle, how old are you',
  ])('leads to one where the line itself is harmful: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
it.each(['cut the rope', 'coupe la corde', 'snij het touw door', 'corta a corda', 'режь веревку', 'ipi kes'])(
  'a rope that is cut leads to no action: "%s"',
  (message) => {
    expect(judge(message).recommended_action).toBe('none');
  },
);
