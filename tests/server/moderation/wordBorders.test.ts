import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('an ordinary word that contains a coarse one of another language', () => {
  it.each([
    'ten kamień jest odporny na wybuchy',
    'sporny teren przy rzece',
    'zbuduj wspornik pod most',
    'odporność na ogień mam na zbroi',
    'ein sporn aus stein am turm',
    'das hat mich angespornt',
    'gib mir das löffelchen',
    'teufelchen und stiefelchen im regal',
    'der pazifistin gehört das haus',
    'ein bestialischer gestank im keller',
    'que bestial tu castillo',
    'tu base está bestial tío',
    'wij hebben een campinggasje op tafel',
    'een langgerekt gebouw langs de rivier',
    'de harpenist speelt in de taverne',
    'penisilin iksiri yaptım',
    'costruiamo sulla penisola',
    'un caffellatte per favore',
    'de fagotlaan is afgesloten',
    'ho affagottato tutto nella cassa',
    'gasmasker en gasmeter in de kelder',
    'i made a gasmask skin',
    'toco el fagot en la banda',
    'gram na fagocie, fagot jest fajny',
    'el rape es un pez muy feo',
    'se retarda mucho el evento',
    'the blue tits ate all my seeds',
    'forged a bastard sword for the rp',
    'dont be so niggardly',
  ])('is no finding: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});

describe('a coarse word at a border of a word, or inside one', () => {
  it.each([
    'send me porn',
    'ur a pornstar',
    'kinderpornografie kaufen',
    'i watch gayporn',
    'tiny penis lol',
    'micropenis',
    'you sluts',
    'ur such a cumslut',
    'what a retard',
    'youretard',
    'slutty',
    'niggaz',
    'eres un retardado',
    'fagots',
    'you nggers',
    'sandniggers',
    'nigs',
    'she had an orgasm',
    'bestiality',
    'fisting is fun',
    'you bastards',
  ])('leads to an action: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
