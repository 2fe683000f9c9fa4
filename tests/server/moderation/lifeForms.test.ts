import { describe, expect, it } from 'vitest';
import { judge } from './judge';

function isNoticed(line: string): boolean {
  const { final_action: action, needs_review: isReviewed } = judge(line);
  return action !== 'none' || isReviewed;
}

describe('a threat in life', () => {
  it.each([
    'my brother will beat you',
    'my dad is gonna beat you',
    'mein großer bruder haut dich',
    'mi hermano te va a pegar',
    'mon frère va te frapper',
    'mio fratello ti picchia',
    'mio cugino ti prende a pugni',
    'mijn broer gaat je slaan',
    'mn broer slaat je in elkaar',
    'mój brat cię pobije',
    'meu irmão vai te bater',
    'мой брат тебя побьет',
    'тебя мой брат отлупит',
    'abim seni döver',
  ])('by a relative is acted on or reviewed: %s', (line) => {
    expect(isNoticed(line)).toBe(true);
  });

  it.each([
    'wait until i see you at school',
    'espera que te encuentre en el colegio',
    'ya veras mañana en el cole',
    'attends que je te vois au collège',
    'aspetta che ti vedo a scuola',
  ])('of meeting at school is acted on or reviewed: %s', (line) => {
    expect(isNoticed(line)).toBe(true);
  });

  it.each(['чтоб твой дом сгорел', 'надеюсь твой дом сгорит', 'umarım evin yanar', 'inşallah eviniz yanar'])(
    'by a wish that a home burns is acted on or reviewed: %s',
    (line) => {
      expect(isNoticed(line)).toBe(true);
    },
  );

  it.each([
    'my brother will beat you in bedwars',
    'my brother beat you lol',
    'my dad will kick you',
    'your brother will beat my brother',
    'mi hermano te va a ganar',
    'mon frère va te battre au bedwars',
    'mio fratello ti aiuta',
    'mój brat cię pokona w bedwars',
    'мой брат тебя обыграет',
    'abim sana yardım eder',
    'cant wait until i see you at school',
    'esperame te veo en la escuela',
    "attends moi je te vois à l'école",
    'aspettami ti vedo a scuola',
    'подожди меня увидимся в школе',
    'hope my house doesnt burn',
    'мой дом сгорел от лавы',
    'evin yanıyor koş',
  ])('differs from a match, a meeting or a fire in the game: %s', (line) => {
    expect(isNoticed(line)).toBe(false);
  });
});

describe('a request of a stranger', () => {
  it.each([
    'send pic',
    'send photo pls',
    'can u send a photo',
    'kannst du ein foto schicken',
    "tu peux m'envoyer une photo",
    'schick bild',
    'manda foto',
    'envoie une photo',
    'stuur foto',
    'wyślij fotkę',
    'pokaż swoje zdjęcie',
    'скинь фотку',
    'foto at',
    'bana fotoğrafını göster',
    'es nuestro secreto vale',
    'ça reste notre secret',
    'è il nostro segreto',
    'to nasza tajemnica ok',
    'é nosso segredo ta',
    'aramızda sır kalsın',
    'le dis pas à tes parents',
    'nie mów nic mamie',
    'не рассказывай маме',
    'du bist reif für 12',
    'je bent volwassen voor 12',
  ])('for a picture or a secret, or its flattery, is acted on or reviewed: %s', (line) => {
    expect(isNoticed(line)).toBe(true);
  });

  it.each([
    'send a pic of your build',
    'send screenshot',
    'can u send the link',
    'can i send a photo',
    'mandame captura',
    'mando foto ahora',
    "j'envoie une photo",
    'wyślę fotkę',
    'я скину фотку',
    'our secret base is done',
    'notre tunnel secret',
    'dont tell my mom lol',
    'dis pas à ma mère',
    'не говори моей маме',
    'you play well for 12',
    'weizen ist reif',
  ])('differs from one about the game, and from what the speaker does: %s', (line) => {
    expect(isNoticed(line)).toBe(false);
  });
});

describe('an insult without a bad word', () => {
  it.each([
    'go back to kindergarten',
    'vuelve al kinder',
    'retourne à la maternelle',
    "torna all'asilo bambino",
    'wracaj do przedszkola',
    'volta pro jardim de infancia',
    'вернись в детский сад',
    'kreşe geri dön',
    'you look like a pig',
    'du siehst aus wie ein schwein',
    'sembri un maiale',
    'je lijkt op een varken',
    'wyglądasz jak świnia',
    'vc parece um porco',
    'ты похож на свинью',
    'domuza benziyorsun',
    "personne t'aime",
    "personne t'aime bien",
    'non hai cervello',
    'deine mutter ist fett',
  ])('is acted on or reviewed: %s', (line) => {
    expect(isNoticed(line)).toBe(true);
  });

  it.each([
    'my sister is in kindergarten',
    'i go back to school',
    'you look like a pig in that skin lol',
    'do you like pigs',
    'do you see a pig',
    'siehst du ein schwein',
    'das sieht aus wie eine kuh',
    'sembra una mucca',
    'nobody likes creepers',
    'personne aime les zombies',
    'никому не нужно железо',
    'my dog is fat',
  ])('differs from talk about animals, things and the speaker: %s', (line) => {
    expect(isNoticed(line)).toBe(false);
  });
});
