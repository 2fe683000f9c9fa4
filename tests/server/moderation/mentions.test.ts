import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('an urging that a line tells of', () => {
  it.each([
    'steve said kill urself to me',
    'xX_Shadow said kys in chat',
    'admin dave_09 wrote "kys" to my friend',
    'sag nicht alle juden sollen sterben',
    'no digas que todos los judíos deben morir',
    'ne dis pas les juifs doivent mourir',
  ])('waits for a reviewer: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: true });
  });

  it.each([
    'i told him to kill himself, kys all of u',
    'steve said hi, kill urself',
    'he said kill all jews, kill all muslims too',
  ])('excuses no urging beside it: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});

describe('an insult that a line stops, forbids, reports or asks about', () => {
  it.each([
    'hör auf ihn idiot zu nennen',
    'sag nicht mehr arschloch zu ihm',
    'deja de llamarla puta',
    'arrête de le traiter de connard',
    'non dirgli idiota',
    'smettetela di dare del coglione a lui',
    'stop met haar hoer noemen',
    'je moet niet kankerhond tegen hem zeggen',
    'nie mów do niego idiota',
    'parem de chamar ele de idiota',
    'перестань называть её шлюхой',
    'не говори ему что он дебил',
    'ona orospu demeyi bırak',
    'ona şişko deme',
    'is dumbass a swear',
    'wird hurensohn gefiltert',
    'gibts ban für hurensohn',
    'dan ban por puta?',
    'est ce que connard est filtré',
    'stronzo viene filtrato?',
    'idiota conta come insulto?',
    'krijg je een ban voor klootzak?',
    'telt idioot als scheldwoord',
    'czy idiota to tu brzydkie słowo?',
    'dostaje się bana za debil?',
    'da mute por idiota?',
    'salak filtreleniyor mu',
    'aptal için ban var mı',
  ])('waits for a reviewer: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: true });
  });

  it.each([
    'stop calling me names you fat bitch',
    'hör auf du idiot',
    'hör auf mich so zu nennen du hurensohn',
    'deja de hablar idiota',
    'deja de llamarla puta, puta',
    'arrête de parler connard',
    'stop met praten kankerhoer',
    'para com isso idiota',
    'хватит уже идиот',
    'kes sesini aptal',
    'mute him for once, he is a retard',
    'du wirst gebannt hurensohn',
    'ban for him and for you, faggot',
    'filtrado o no eres una puta',
  ])('excuses no insult beside it: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
