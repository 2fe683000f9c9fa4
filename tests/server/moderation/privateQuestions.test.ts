import { describe, expect, it } from 'vitest';
import { judge } from './judge';

function expectReview(message: string): void {
  expect(judge(message)).toMatchObject({
    category: 'personal_data',
    recommended_action: 'none',
    needs_review: true,
  });
}

describe('a line that asks for a name in a program for private chat or a phone number, and says no more', () => {
  it.each([
    'got snap?',
    'call me on whatsapp',
    'text me on snap',
    'schreib mir auf insta',
    'tienes instagram?',
    'tem insta?',
    "c'est quoi ton insta",
    'hai insta?',
    'heb je snap',
    'podaj instagrama',
    'instan var mı',
    'instagramın ne',
    'есть инста?',
    'какая у тебя инста',
    'напиши мне в телегу',
    'whats ur number',
    'drop your phone number',
    'give me your cell pls',
    'hast du eine handynummer',
    'schick mir deine nummer',
    'me das tu numero?',
    'pásame tu cel y te llamo',
    'manda teu numero ai',
    "c'est quoi ton numéro",
    'hai il cellulare? dammi il numero',
    'mag ik je nummer',
    'wat is je telefoonnummer',
    'jaki masz numer telefonu',
    'telefon numaran ne',
    'скинь номер телефона',
  ])('waits for a reviewer: "%s"', expectReview);

  it.each([
    'is there a discord',
    'whats the discord',
    'discord var mı',
    'есть дискорд?',
    'insta is down again',
    'it is on tiktok',
    'i deleted insta',
    'oh snap',
    'my number in the queue is 12',
    'whats your number in the queue',
    'give me a number',
    'i need a number for my sign',
    'qual o numero da fila',
    'quel est le numéro de ta parcelle',
    'jaki masz numer dzialki',
    'my phone is dying',
    'number 7 on the list',
  ])('is not "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});

describe('a request to see a player', () => {
  it.each(['cam on pls', 'cam on?', 'prende la cámara porfa', 'turn on your cam', 'включи камеру'])(
    'leads to no less than a review: "%s"',
    (message) => {
      const { recommended_action, needs_review } = judge(message);
      expect(recommended_action !== 'none' || needs_review).toBe(true);
    },
  );

  it.each(['camera on the tower is broken', 'put the security camera on the roof'])(
    'is not "%s"',
    (message) => {
      expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
    },
  );
});

describe('a question by which strangers find a child', () => {
  it.each([
    'what school do you go to',
    'which middle school r u in',
    'what street do you live on',
    'auf welche schule gehst du eigentlich',
    'in welcher straße wohnst du',
    'a qué colegio vas',
    'en qué calle vives',
    'em qual escola você estuda',
    "t'es dans quel lycée",
    'in quale scuola vai',
    'op welke school zit jij',
    'do ktorej szkoly chodzisz',
    'hangi okula gidiyorsun',
    'в какой школе учишься',
  ])('waits for a reviewer: "%s"', expectReview);

  it.each([
    'what school build do you like',
    'who goes to school tomorrow',
    'which school of magic do you pick',
    'welche schule baust du da',
    'hangi okulu yaptın',
    'do you live on this street in the city map',
  ])('is not "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});

describe('a question whether a player has a partner', () => {
  it.each([
    'do you have a boyfriend',
    'do u have a gf',
    'got a bf?',
    'are you single',
    'hast du nen festen freund',
    'hast du eine freundin?',
    'tienes novio',
    "t'as un copain",
    "t'as une copine",
    'hai il ragazzo',
    'hai la ragazza',
    'heb je een vriendje',
    'masz chłopaka',
    'você tem namorado',
    'tem namorada?',
    'у тебя есть парень',
    'sevgilin var mı',
    'erkek arkadaşın var mı',
  ])('waits for a reviewer: "%s"', expectReview);

  it.each([
    'do you have a boat',
    'is it single player',
    'got a bfg in this map?',
    'tienes novedades del server',
    'heb je een vriend die mee wil bouwen',
  ])('is not "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});

describe('a question about girls and boys, and no more', () => {
  it.each([
    'are you a girl',
    'are you a girl in that skin',
    'are you a girl or a boy in this skin lol',
    'bist du ein mädchen',
    'eres chica',
    't es une fille',
    'sei una ragazza',
    'ben je een meisje',
    'jesteś dziewczyną',
    'você é menina',
    'ты девочка',
    'у тебя есть девушка',
    'kız mısın',
  ])('leads to no action: "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });

  it.each(['are you a girl send pic', 'ты девочка скинь фотку', 'sei una ragazza? mandami una foto'])(
    'leads to an action where more is asked: "%s"',
    (message) => {
      expect(judge(message).recommended_action).not.toBe('none');
    },
  );
});

describe('a secret before parents', () => {
  it.each(['dont tell ur mom we ate all the cake', 'dont tell your mom i broke the vase'])(
    'about a deed at home leads to no action: "%s"',
    (message) => {
      expect(judge(message).recommended_action).toBe('none');
    },
  );

  it.each([
    'dont tell your parents',
    'dont tell your parents we talk',
    'dont tell your mom i sent you pics',
    'dont tell your mom i bought you a phone',
    'dont tell ur mom we ate alone, send pic',
  ])('leads to an action where it may be of two players: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});

describe('a question for a part in a role play', () => {
  it.each([
    'sei maschio o femmina nel gdr',
    'ben je jongen of meisje in de rp',
    'vc é menino ou menina no rp',
    'rpde kız mısın erkek mi',
  ])('leads to no action: "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });

  it.each(['vc é menino ou menina no rp, manda foto', 'ben je jongen of meisje in de rp stuur een foto'])(
    'leads to an action where more is asked: "%s"',
    (message) => {
      expect(judge(message).recommended_action).not.toBe('none');
    },
  );
});
