import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a report that a player was told to take their life', () => {
  it.each([
    'this player keeps telling me to kill myself',
    'they keep saying i should kill myself',
    'someone told my friend to kill herself',
    'he told me to kms',
    'der sagt ich soll mich umbringen',
    'este jugador me dice que me mate',
    "un joueur m'a dit d'aller me pendre",
    'un giocatore continua a dirmi di uccidermi',
    'ele fica falando pra eu me matar',
    'een speler zegt steeds dat ik zelfmoord moet plegen',
    'gracz pisze mi żebym się powiesił',
    'он пишет мне чтобы я убил себя',
    'bir oyuncu bana kendimi öldürmemi söylüyor',
  ])('reaches a reviewer, without an action: "%s"', (message) => {
    expect(judge(message)).toMatchObject({
      category: 'self_harm',
      recommended_action: 'none',
      needs_review: true,
    });
  });

  it.each([
    'he told me to kill myself with /kill to respawn',
    'my friend told me to kill myself in lava so i get back to spawn',
    'the wiki says i should kill myself to reset my spawn',
    'he told me to kill the dragon',
    'er sagt ich soll mich mit /kill umbringen damit ich am spawn bin',
    'me dice que me mate en la lava para volver al spawn',
    'ele quer me matar no pvp',
    'il veut me tuer en duel',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});
