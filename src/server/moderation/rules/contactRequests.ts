import { romanise } from '../opinion/romanise';
import type { Finding } from '../types';

/** Programs for private chat, by which strangers reach a player. */
const PRIVATE_APP =
  /^(?:snap(?:s|chat|a|in)?|insta(?:gram|n|grama|gramin)?|inst[uey]|ig|whatsapp(?:tan)?|v[ao]tsap[ae]?|wsp|wpp|zap|teleg(?:ram|rama|u|e)?|tg|tiktok[au]?|skype|fb|facebook|vk)$/;
/** Programs for groups, which servers have too. */
const GROUP_APP = /^(?:discord[ay]?|diskord|dc|ds)$/;
const PHONE =
  /^(?:phone|cell(?:phone|ulare)?|handy(?:nummer|nr)?|tel(?:nr)?|telefon(?:nummer|u|a|o|unu)?|telefoonnummer|cel(?:ular)?|movil|portable|sms)$/;
const NUMBER = /^(?:numbers?|num|nummer|numer[ou]?|numara(?:n|ni|nizi)?|nomer)$/;
/** "Give me a number" asks for any number. */
const INDEFINITE = /^(?:an?|any|eine?|una?|um|une?|een|bir)$/;

/** Words that ask another player, in ten languages; the second opinion reads Cyrillic words in Latin letters. */
const ASKS =
  'add dm msg text call drop give send message any anyone got have has u ur you your yall what whats wanna hast habt du ihr dein deine gib schick adde schreib ruf tienes teneis alguien tu das pasa pasame manda mandame dame agregame cual escribeme llamame tens tem alguem seu teu passa qual chama vc voce as ton ajoute quoi ecris appelle donne file quel quelqu hai tuo dammi dai quale aggiungi qualcuno scrivimi wat heb je jouw iemand voeg geef stuur mag bel masz swoj daj dodaj podaj napisz zadzwon ktos var senin ne ekle ver versene yaz ara есть тебя твой твои твоя твою дай даи какая какои добавь напиши пиши кинь скинь';
/** Words that stand between them. */
const BESIDE =
  'a an also ai ich app can de do does en get hey hi i ik il ill in is it its la lo ma me mi my na no o on or pls please por so su the then there ti to too un une une y и s mir mich auf wie ist oder an es das e t te c est sur moi toe op mij dan mnie beni can we und eine je parle on escribo llamo scrivo telefono napisze jaki napishu svoi yazayim u у меня мне в свой напишу';
const asks = new Set(romanise(ASKS).split(' '));
const known = new Set([...asks, ...romanise(BESIDE).split(' ')]);
const LONGEST_HANDLE = 2;
/** An age, which a player gives who looks for company: "13", "14f", "m15", "13yo". */
const AGE = /^[fmw]?\d{1,2}(?:yo?|[fmwj])?$/;

function isPhone(word: string): boolean {
  return PHONE.test(word) || NUMBER.test(word);
}

function isPrivate(word: string, at: number, words: readonly string[]): boolean {
  return (
    PRIVATE_APP.test(word) || PHONE.test(word) || (NUMBER.test(word) && !INDEFINITE.test(words[at - 1] ?? ''))
  );
}

function isContact(word: string): boolean {
  return PRIVATE_APP.test(word) || GROUP_APP.test(word) || isPhone(word);
}

/** Whether a line does no more than ask for a player's phone number or name in another program, or give that name. */
export function asksOnlyForContact(words: readonly string[]): boolean {
  const contact = words.findLastIndex(isContact);
  if (contact === -1 || words.some((word, at) => at < contact && !known.has(word) && !isContact(word)))
    return false;
  const rest = words.slice(contact + 1);
  if (rest.every((word) => known.has(word))) return true;
  return (
    rest.length <= LONGEST_HANDLE &&
    !words.some(isPhone) &&
    rest.some((word) => /\d/.test(word)) &&
    !rest.some((word) => AGE.test(word))
  );
}

/** Finds a line that asks for a player's phone number or name in a program for private chat, and says no more. */
export function findContactRequests(words: readonly string[]): Finding[] {
  if (!words.some(isPrivate) || !words.some((word) => asks.has(word)) || !asksOnlyForContact(words))
    return [];
  return [
    {
      category: 'personal_data',
      severity: 2,
      confidence: 0.6,
      reasoning: 'Asks for contact outside the game; a person should look.',
      asksReview: true,
    },
  ];
}
