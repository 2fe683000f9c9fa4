import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a call for help', () => {
  it.each([
    'tonight its over for me. thanks for everything guys',
    'heute abend ist es vorbei mit mir. danke für alles leute',
    "ce soir c'est fini pour moi, merci pour tout les gars",
    'esta noche se acaba todo para mí, gracias por todo chicos',
    'hoje acaba tudo pra mim, obrigado por tudo galera',
    'stasera per me è finita, grazie di tutto ragazzi',
    'vanavond is het voorbij voor mij, bedankt voor alles jongens',
    'dziś wieczorem to dla mnie koniec, dzięki za wszystko',
    'сегодня для меня всё кончится, спасибо вам за всё',
    'bu gece benim için her şey bitiyor, hepinize teşekkürler',
  ])('is also a farewell: "%s"', (message) => {
    expect(judge(message)).toMatchObject({
      category: 'self_harm',
      recommended_action: 'none',
      needs_review: true,
    });
  });

  it.each([
    'tonight its over for the ender dragon, thanks for the gear guys',
    'tonight its over for the dragon, thanks for everything',
    "ce soir c'est fini pour le dragon, merci pour tout",
    'esta noche se acaba todo el evento, gracias por todo',
    'heute ist schluss mit dem event, danke für alles',
  ])('is no farewell in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

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
    'sometimes i think about killing myself',
    'i want to fucking die',
    'ich will echt nicht mehr leben',
    'ich bring mich um wirklich',
    'quiero de verdad morir',
    'quero morrer sério',
    'je veux vraiment mourir',
    'je veux mourir pour de vrai',
    'voglio morire davvero',
    'voglio davvero morire',
    'ik wil niet meer leven echt',
    'nie chcę żyć serio',
    'ölmek istiyorum gerçekten',
    'хочу умереть правда',
    'suicide hotline number pls',
    'does anyone know the suicide hotline',
    'nummer der telefonseelsorge bitte',
    'numero de prevencion del suicidio',
    'qual o numero do cvv',
    "c'est quoi le numéro suicide",
    'numero anti suicidio per favore',
    'wat is het nummer van 113',
    'jaki jest telefon zaufania',
    'intihar hattı numarası ne',
    'дайте номер телефона доверия',
    'been harming myself for months',
    'i am so tired of living',
    'ich denke manchmal daran mich umzubringen',
    'mir gehts so scheiße will mich umbringen',
    'niemand würde mich vermissen wenn ich weg wäre',
    'me corto cuando estoy triste',
    'estaría mejor muerto yo',
    'não aguento mais, quero morrer',
    'tô me cortando faz meses',
    'des fois je pense à me suicider',
    "j'en peux plus je veux mourir",
    'tout le monde serait mieux sans moi',
    'penso spesso di uccidermi',
    'ik denk vaak aan zelfmoord',
    'tnę się od roku',
    'mam dość, chcę umrzeć',
    'intihar etmeyi düşünüyorum',
    'kendime zarar veriyorum',
    'иногда думаю о том чтобы убить себя',
    'лучше бы меня не было',
    'ich wäre lieber tot',
    'quisiera estar muerto',
    'je voudrais être mort',
    'chciałbym nie żyć',
    'keşke hiç doğmasaydım',
    'мысли о самоубийстве не отпускают',
    "j'ai envie de me foutre en l'air",
    'i go to sleep hoping i never wake up again',
    'theres no reason to live, everyone left',
    'i cant do this, i need it all to stop',
    'its all over tonight, goodbye everyone',
    'if im gone tomorrow tell my mom im sorry',
    'ich kann nicht mehr, ich will einfach nur weg sein',
    'ich möchte nie wieder aufwachen',
    'no quisiera volver a despertar',
    'no aguanto más, esta noche se termina todo',
    'queria só dormir e não acordar nunca mais',
    'não consigo mais, hoje acaba tudo',
    'je voudrais ne plus me réveiller',
    "j'en peux plus, ce soir c'est fini pour moi",
    'vorrei non svegliarmi più',
    'non ce la faccio, stasera finisce tutto',
    'wou dat ik niet meer wakker werd, wil niet meer wakker worden',
    'ik hou het niet vol, vanavond is het voorbij',
    'chciałbym zasnąć i się nie obudzić',
    'mam dość, dziś to się skończy',
    'bir daha uyanmak istemiyorum',
    'dayanamıyorum, bu gece her şey bitiyor',
    'хочу уснуть и не проснуться',
    'больше не могу, сегодня всё закончится',
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

  it.each([
    'my friend says she wants to kill herself what do i do',
    'my sister cut herself again',
    'a kid in my class is suicidal',
    'he told me he wants to die',
    'mein freund will sich umbringen was soll ich machen',
    'meine schwester ritzt sich',
    'mi amiga se quiere suicidar qué hago',
    'minha amiga quer se matar o que eu faço',
    'ma copine veut se suicider je fais quoi',
    'il mio amico vuole uccidersi',
    'mijn zus wil zelfmoord plegen',
    'kolega pisze że się powiesi',
    'arkadaşım intihar etmek istiyor ne yapmalıyım',
    'подруга хочет покончить с собой что делать',
    'i hope my sister kills herself is what my brother said, im scared',
    'im worried my friend hangs herself',
    'meine freundin will sich was antun',
    'ich hab angst dass meine schwester sich etwas antut',
    'mi primo dice que se va a ahorcar',
    "m'n zus zegt dat ze zichzelf iets aandoet",
  ])('may be for another one: "%s"', (message) => {
    expect(judge(message)).toMatchObject({
      category: 'self_harm',
      recommended_action: 'none',
      needs_review: true,
      reasoning: 'The player may be speaking of a person who is in danger; please check on them.',
    });
  });

  it.each([
    'he said suicide squad is the best movie',
    'my brother wants to kill the dragon himself',
    'she will kill herself with that jump lmao',
    'mein freund bringt sich immer selbst um wenn er springt xd',
    'er will sich das schwert kaufen',
    'my friend cut himself a slice of cake',
    'he wants to die to lose his xp',
    'il veut mourir pour revenir au lit',
    'mi amigo se va a matar a los zombies',
    'me corto el pelo y vuelvo',
    'quero morrer pra voltar pro spawn',
    'não aguento mais esse lag',
    'mon pote va se tuer avec la tnt mdr',
    'kolega zabije się na tym parkourze xd',
    'друг убился об крипера ахах',
    'без меня не начинайте',
    'cant take it anymore, this grind has to end tonight lol',
    'the event ends tonight',
    'i never wake up before noon on weekends',
    'heute ist das event vorbei',
    'esta noche se acaba el evento',
    'stasera finisce tutto il legno',
    'vannacht is het klaar met bouwen',
    'jak wstac rano, nie chce sie budzic do szkoly',
    'kill the boss, i cant do it',
    'ich will echt nicht mehr leben im nether',
    'voglio davvero morire dal ridere',
    'je veux vraiment mourir de rire',
    'ik wil dood hout echt',
  ])('for another one is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'my friend wants to die, kill yourself too',
    'everyone says he should kill himself',
    'i hope she will kill herself',
    'er soll sich umbringen',
  ])('excuses no urging beside it: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
  });

  it('is no urging where a player cuts themselves off', () => {
    expect(judge('he cut himself off from our clan').recommended_action).toBe('none');
  });

  it('is no threat to another player', () => {
    expect(judge('im going to kill you for real').recommended_action).toBe('ban');
  });
});

describe('a player who hurts themselves again', () => {
  it.each([
    'mi taglio ancora',
    'eu me cortei de novo',
    'me corté de nuevo',
    'ich schneide mich wieder',
    'ik heb mezelf weer gesneden',
    'снова порезал себя',
    'хочу покончить с собой',
    'yine kendimi kestim',
  ])('is a call for help: "%s"', (message) => {
    expect(judge(message)).toMatchObject({
      category: 'self_harm',
      recommended_action: 'none',
      needs_review: true,
    });
  });

  it.each([
    'mi taglio i capelli ancora',
    'me cortei de novo com a tesoura',
    'me corté el pelo de nuevo',
    'ich schneide mich wieder durch den wald',
    'heb mezelf een stuk taart gesneden',
    'опять порезал хлеб',
    'kendimi lava attım',
  ])('is none in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});
