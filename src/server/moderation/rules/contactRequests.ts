import { romanise } from '../opinion/romanise';
import type { Finding } from '../types';

/** Programs for private chat, by which strangers reach a player. */
const PRIVATE_APP =
  /^(?:snap(?:s|chat|a|in)?|insta(?:gram|n|grama|gramin)?|inst[uey]|ig|whatsapp(?:tan)?|vatsap[ae]?|wpp|zap|teleg(?:ram|rama|u|e)?|tg|tiktok[au]?|skype|fb|facebook|vk)$/;
/** Programs for groups, which servers have too. */
const GROUP_APP = /^(?:discord[ay]?|diskord|dc|ds)$/;

/** Words that ask another player, in ten languages; the second opinion reads Cyrillic words in Latin letters. */
const ASKS =
  'add dm msg text call message any anyone got have has u ur you your yall what whats wanna hast habt du ihr dein deine gib adde schreib ruf tienes teneis alguien tu pasa pasame dame agregame cual escribeme llamame tens tem alguem seu teu passa qual chama vc voce as ton ajoute quoi ecris appelle donne quelqu hai tuo dammi aggiungi qualcuno scrivimi heb je jouw iemand voeg geef stuur bel masz swoj daj dodaj podaj napisz zadzwon ktos var senin ne ekle ver yaz ara есть тебя твои твоя даи dai какая какои добавь напиши пиши кинь скинь';
/** Words that stand between them. */
const BESIDE =
  'a an also do does get hey hi i in is it its me my on or pls please the there to too s mir mich auf wie ist oder an en es por das no o e t c est un une sur moi il mi su toe op mij do mnie na ma beni у меня мне в';
const asks = new Set(romanise(ASKS).split(' '));
const known = new Set([...asks, ...romanise(BESIDE).split(' ')]);
const LONGEST_HANDLE = 2;
/** An age, which a player gives who looks for company: "13", "14f", "m15", "13yo". */
const AGE = /^[fmw]?\d{1,2}(?:yo?|[fmwj])?$/;

function isApp(word: string): boolean {
  return PRIVATE_APP.test(word) || GROUP_APP.test(word);
}

/** Whether a line does no more than ask for a player's name in another program, or give one. */
export function asksOnlyForContact(words: readonly string[]): boolean {
  const app = words.findLastIndex(isApp);
  if (app === -1 || words.some((word, at) => at < app && !known.has(word) && !isApp(word))) return false;
  const rest = words.slice(app + 1);
  if (rest.every((word) => known.has(word))) return true;
  return (
    rest.length <= LONGEST_HANDLE &&
    rest.some((word) => /\d/.test(word)) &&
    !rest.some((word) => AGE.test(word))
  );
}

/** Finds a line that asks for a player's name in a program for private chat, and says no more. */
export function findContactRequests(words: readonly string[]): Finding[] {
  if (
    !words.some((word) => PRIVATE_APP.test(word)) ||
    !words.some((word) => asks.has(word)) ||
    !asksOnlyForContact(words)
  )
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
