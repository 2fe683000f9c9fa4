import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a farewell that leaves a family or belongings to others', () => {
  it.each([
    'i wont be here tomorrow, be good to my dog',
    'i wont be around anymore, take care of my little sister',
    'tell my mom i love her, i wont be here after tonight',
    'u can have all my stuff i wont need it anymore, goodbye everyone',
    'ich bin morgen nicht mehr da, passt gut auf meinen bruder auf',
    'mañana ya no voy a estar, cuiden a mi hermana',
    'demain je serai plus là, prenez soin de ma soeur',
    'domani non ci sarò più, abbiate cura di mia sorella',
    'amanhã não vou mais estar aqui, cuidem da minha irmã',
    'morgen ben ik er niet meer, zorg goed voor mijn zusje',
    'jutro mnie już nie będzie, opiekujcie się moją siostrą',
    'завтра меня уже не будет, позаботьтесь о моей сестре',
    'yarın artık olmayacağım, kardeşime iyi bakın',
  ])('reaches a reviewer, without an action: "%s"', (message) => {
    const verdict = judge(message);
    expect(verdict).toMatchObject({ recommended_action: 'none', needs_review: true });
    expect(verdict.reasoning).toContain('check on them');
  });

  it.each([
    'i wont be here tomorrow got a dentist appointment',
    'i wont be here tomorrow, take care of my base',
    'i wont be here tomorrow, school trip, be nice to my little brother hes joining',
    'wont be on tomorrow, feed my wolves pls',
    'u can have all my stuff im quitting the server',
    'i wont be here tomorrow, take care of my dog',
    'i wont be here until 5, look after my sister pls shes new here',
    'i wont need it anymore u can have all my items, got better armor',
    'ich bin gleich nicht mehr da, pass auf meinen bruder auf er ist afk',
    'bin morgen nicht da, passt auf meine kühe auf',
    'mañana no voy a estar, cuiden mi base',
    'demain jsuis pas la, occupe toi de mes moutons',
    'domani non ci sarò più tardi vado in gita, salutate mia sorella',
  ])('is no absence of a player who comes back: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});
