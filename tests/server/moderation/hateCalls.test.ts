import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a call to kill a group of people', () => {
  it.each([
    'burn the muslims, nice build',
    'jews in the oven',
    'juden ins gas, schöne farm',
    'alle ausländer töten',
    'schwule gehören vergast',
    'hay que matar a todos los judíos',
    'los moros al horno',
    'bonita granja, muerte a los gays',
    'preto tem que morrer',
    'judeus pro forno',
    'les arabes au four',
    'il faut gazer les juifs',
    'les pd au bûcher',
    'ebrei al forno',
    'bruciamo tutti gli zingari',
    'joden aan het gas',
    'alle moslims moeten dood',
    'żydzi do gazu',
    'trzeba zabić wszystkich cyganów',
    'надо убить всех евреев',
    'смерть геям',
    'bütün kürtleri öldürmek lazım',
    'yahudilere ölüm',
  ])('leads to a ban: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'hate', recommended_action: 'ban' });
  });

  it.each([
    'the jews are zombies',
    'muslims are creepers lol',
    'die juden sind zombies',
    'die juden sind creeper, man muss sie töten',
    'los judíos son zombis',
    'les arabes sont des rats',
  ])('has a sibling in contempt: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'hate', recommended_action: 'kick' });
  });

  it.each([
    'kill all the creepers',
    'the arabs build great castles',
    'put the potatoes in the oven',
    'burn all the black wool',
    'schwarze schafe töten für wolle',
    'tod den creepern',
    'hay que matar a todos los zombis',
    'el pollo al horno',
    'muerte a los creepers',
    'o lobo preto tem que morrer pra dropar',
    'todos os creepers têm que morrer',
    'mets les patates au four',
    'il faut tuer tous les zombies',
    'il pollo al forno',
    'bisogna ammazzare tutti gli zombie',
    'alle zombies moeten dood',
    'węgiel do pieca',
    'trzeba zabić wszystkich zombie',
    'уголь в печь',
    'надо убить всех зомби',
    'bütün kurtları öldürmek lazım',
    'bütün zombileri öldürmek lazım',
    'żydów było dużo w moim mieście przed wojną',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'the nazis sent jews to the gas chambers',
    'die nazis wollten alle juden vergasen',
    'man darf keine ausländer töten',
    'no hay que matar a los judíos',
    'il ne faut pas tuer les arabes',
    'non bisogna ammazzare gli immigrati',
    'нельзя убивать евреев',
  ])('is not what the rules hear in "%s"', (message) => {
    expect(judge(message).reasoning).not.toContain('Calls for violence');
  });

  it.each(['jews', 'juden', 'judíos', 'żydów', 'mexicans', 'евреи'])(
    'is not taken for certain from the bare name of a group: "%s"',
    (message) => {
      expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: true });
    },
  );

  it.each(['juden, alle abknallen', 'die ausländer. alle vergasen', 'los moros, al paredón'])(
    'is found across a mark: "%s"',
    (message) => {
      expect(judge(message)).toMatchObject({ category: 'hate', recommended_action: 'ban' });
    },
  );
});
