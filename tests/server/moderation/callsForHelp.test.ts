import { describe, expect, it } from 'vitest';
import { judge } from './judge';

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
    'sometimes i think about killing myself',
    'i want to fucking die',
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
