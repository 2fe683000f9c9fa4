import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a line of the game that the second opinion misreads', () => {
  it.each([
    'häng dich an die leine ran dann zieh ich dich hoch',
    'häng dich an die ranke',
    'cuélgate de la liana y sube',
    'se pendura no cipó e sobe',
    'hang jezelf aan het touw en klim omhoog',
    'powieś się na lianie i wejdź na górę',
    'u should quit ur job and become a builder',
    'insta bug chez toi aussi',
    'insta down for you too?',
    'hope u drown... in diamonds',
    'ojalá que te ahogues en diamantes',
    'type /kill if u wanna get out of the hole',
    'tippe /kill wenn du feststeckst',
    'escribe /kill si quieres salir del hoyo',
    'los lobos negros deben morir',
    'die schwarzen wölfe müssen alle sterben sonst fressen sie die schafe',
    'i lupi neri devono morire prima che mangino le pecore',
    'черные волки должны умереть',
  ])('is no finding: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'häng dich an der leine auf',
    'häng dich an den strick',
    'cuélgate de la cuerda',
    'cuélgate de un árbol inútil',
    'hang yourself with a rope',
    'hang jezelf op aan het touw',
    'powieś się na linie',
    'powieś się na lianie i zdechnij naprawdę',
    'quit ur job and kill urself',
    'insta bug, chez toi ce soir je te tue',
    'häng dich an die leiter und spring',
    'cuélgate de la cuerda y sube al cielo',
    'se pendura na corda e sobe pro céu',
    'hope you choke in diamonds and never wake up',
    'hope you drown in diamonds and never wake up',
    'hope u drown in acid',
    'hope u drown in diamonds irl and die',
    'type /kill irl loser',
    'type /kill yourself and do it irl',
    'los negros deben morir',
    'black cats rule, blacks must die',
  ])('excuses no harm: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
