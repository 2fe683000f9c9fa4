import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('a report of the killing of a group', () => {
  it.each([
    'hitler killed millions of jews, we learned that today',
    'in der schule haben wir gelernt wie die nazis die juden ermordet haben',
    'wir haben gelernt dass man juden vergast hat',
    'mein opa hat erzählt dass im krieg viele juden umgebracht wurden',
    'los nazis mataron a millones de judíos, lo vimos en clase de historia',
    'os nazistas mataram milhões de judeus, caiu na prova de história',
    'les nazis ont tué six millions de juifs, on a vu ça en cours',
    'i nazisti hanno ucciso milioni di ebrei, ne abbiamo parlato a scuola',
    "de nazi's hebben miljoenen joden vermoord, dat leerden we vandaag",
    'naziści zamordowali miliony żydów, mieliśmy o tym na historii',
    'нацисты убили миллионы евреев, нам рассказывали в школе',
    'naziler milyonlarca yahudiyi öldürdü, bugün derste gördük',
  ])('is no hate where the line names a lesson and says no more: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'hitler killed millions of jews',
    'did u know the romans burned christians alive back then, crazy history test',
  ])('waits for a reviewer where it says more or names no lesson: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: true });
  });

  it.each([
    'hitler killed millions of jews, good',
    'hitler killed millions of jews, what a man',
    'hitler killed millions of jews lets do it again',
    'hitler should have finished the job',
    'hitler did nothing wrong',
    'hitler killed jews and you are next',
    'hitler murdered the jews and muslims are next',
    'the nazis gassed the jews, respect',
    'the nazis killed jews :)',
    'jews were killed bc they are rats',
    'kill all jews, history',
    'kill all jews we learned that in history class',
    'we learned in school that hitler killed jews, kill all jews',
    'vergast die juden, das haben wir in der schule gelernt',
    'die nazis haben die juden ermordet und das war richtig so',
    'die nazis haben die juden ermordet, gott sei dank',
    'sie haben juden vergast und jetzt die türken',
    'sie gehören vergast die juden',
    'hay que matar a todos los judíos, lo vimos en historia',
    'hitler mató a los judíos y le faltaron muchos',
    'tem que matar os judeus, aula de história',
    'hitler matou os judeus e foi pouco',
    "il faut gazer les juifs, cours d'histoire",
    'hitler a tué les juifs et il a bien fait',
    'bisogna ammazzare gli ebrei, storia',
    'hitler ha ucciso gli ebrei e ha fatto bene',
    'alle moslims moeten dood, dat leerden we op school',
    "de nazi's hebben joden vermoord, mooi zo",
    'op school: joden werden vergast, eigen schuld',
    'żydzi do gazu, było na historii',
    'hitler zabił żydów i dobrze zrobił',
    'надо убить всех евреев, урок истории',
    'гитлер убил евреев и правильно сделал',
    'yahudileri öldürmek lazım, tarih dersi',
    'hitler yahudileri öldürdü iyi yaptı',
  ])('excuses neither approval nor a call: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'hate' });
    expect(judge(message).recommended_action).not.toBe('none');
  });
});

describe('approval of the killing of a group', () => {
  it.each([
    'they killed jews in the war and they were right to',
    'they murdered jews so can we',
    'they killed muslims, good for them',
    'the jews were killed, had it coming',
    'in history class they murdered jews, hilarious',
    'in geschichte: sie haben juden umgebracht, haben sie verdient',
    'en clase vimos que mataron judíos, se lo merecían',
    'mataron judíos, hicieron bien',
    'na aula: eles mataram judeus, bem feito',
    "en cours on a vu qu'ils ont gazé les juifs, bien fait",
    'ils ont tué des juifs et ils ont eu raison',
    'a scuola: hanno ucciso gli ebrei, se lo meritavano',
    'gli ebrei sono stati uccisi, ben gli sta',
    'ze hebben de joden vermoord, ze verdienden het',
    'zagazowali żydów, zasłużyli na to',
    'в школе: убивали евреев, заслужили',
    'naziler yahudileri yaktı, eline sağlık',
    'yahudileri öldürdüler, iyi yaptılar',
    'they killed the jews and it was good',
    'zabili żydów, szacun',
    'they killed jews. they didnt deserve it lol jk they did',
    'the nazis gassed jews, nobody deserved that, sike they did',
    'sie haben juden ermordet, das war falsch, spaß doch',
  ])('leads to an action: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'hate', recommended_action: 'kick' });
  });

  it.each([
    'the nazis killed the jews, nobody deserved that',
    'in history class we learned they killed jews, its not funny',
    'die nazis haben juden ermordet, das war nicht richtig',
    'mataron a los judíos y no se lo merecían',
    'mataram os judeus e eles não mereciam',
    'hanno ucciso gli ebrei e non se lo meritavano',
    'ze hebben joden vermoord en dat was niet terecht',
    'zabili żydów, to nie było dobre',
    'они убили евреев, они этого не заслужили',
    'yahudileri öldürdüler, bunu hak etmediler',
    'the nazis who killed jews deserved what they got',
    'the soldiers that murdered muslims deserved prison',
    'hitler killed the jews and thought he was right, what an idiot',
    'hitler killed the jews, he was evil',
    'hitler hat die juden ermordet, was für ein monster',
    'they killed the turks lol gg',
    'they shot the trans flag off my base, hilarious',
    'rot hat schwarz getötet, gut so',
    'hanno ucciso i neri, bravi',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'the soldiers who killed jews deserved it when they got caught',
    'los nazis que mataron judíos se lo merecían cuando los juzgaron',
    'the nazis murdered jews and our teacher is hilarious when she does accents',
    'die nazis haben juden ermordet und leute fanden das gut so, krank',
    "ils ont tué des juifs et certains disent bien fait, c'est fou",
    'они убивали евреев а кто то говорит что правильно, жесть',
  ])('is not found where others approve, or something else is meant: "%s"', (message) => {
    expect(judge(message).reasoning).not.toContain('Approves');
  });

  it.each([
    'they killed jews, they didnt deserve it so lets kill more jews',
    'kill all jews, it was wrong',
    'they killed jews and nobody deserved it more',
    'mataron judíos y no se lo merecían, hay que matar a los moros',
    'the jews who killed christians deserved what they got, gas them',
    'they killed the jews and i thought it was good',
    'they killed jews, they were scum',
  ])('hides behind no regret: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});

describe('a line longer than any report', () => {
  it.each(['kill all jews. ', 'hitler killed millions of jews, we learned that today '])(
    'is searched for none, so that it takes no longer to judge: "%s"',
    (part) => {
      expect(judge(`${part}${'nazis they sie hitler man '.repeat(6)}kill all jews`)).toMatchObject({
        category: 'hate',
        recommended_action: 'ban',
      });
    },
  );
});

describe('a denial of the murder of a group', () => {
  it.each([
    'the holocaust never happened, the jews made it up',
    'the holocaust is a hoax',
    'der holocaust hat nie stattgefunden',
    'den holocaust gab es nie',
    'el holocausto es mentira',
    'o holocausto nunca existiu',
    "la shoah n'a jamais existé",
    "l'holocauste c'est un mensonge",
    "l'olocausto è una bugia",
    'de holocaust is verzonnen',
    'holokaustu nigdy nie było',
    'холокоста не было',
    'holokost yalan',
  ])('leads to an action: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'hate', recommended_action: 'kick' });
  });

  it.each([
    'the holocaust museum trip was so sad',
    'people who deny the holocaust are wrong',
    'the holocaust must never happen again',
    'la shoah a eu lieu pendant la guerre',
  ])('is not found in "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });
});

describe('a name that holds a group in contempt', () => {
  it.each(['keep the sand people out', 'send the mud people home', 'u sand monkey'])(
    'leads to an action: "%s"',
    (message) => {
      expect(judge(message)).toMatchObject({ category: 'hate' });
      expect(judge(message).recommended_action).not.toBe('none');
    },
  );

  it.each([
    'the people in the sand village trade fish',
    'jungle monkeys spawn in this mod',
    'keep the sand out of the hopper people',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });
});

describe('a line that forbids the killing of a group', () => {
  it.each([
    'nobody should kill jews',
    'nobody should kill jews or muslims or anyone for what they believe',
    'niemand darf juden töten nur weil sie juden sind',
    'nadie debería matar a los musulmanes por su religión',
    'ninguém devia matar os gays, isso é crime',
    "personne ne doit tuer des juifs, c'est horrible",
    'nessuno dovrebbe uccidere gli ebrei',
    'niemand mag moslims doodmaken',
    'nikt nie powinien zabijać żydów',
    'никто не должен убивать евреев',
    'kimse yahudileri öldürmemeli',
  ])('is no hate: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'it is wrong to say all muslims should die',
    'its wrong to say all muslims should die, they are people too',
    'he was banned because he said kill all jews',
    'he said all muslims should die, they need to ban him',
  ])('waits for a reviewer where it speaks about what was said: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: true });
  });

  it.each([
    'why dont we kill jews',
    'nobody should kill jews faster than me',
    'never stop killing jews',
    'dont forget to kill jews',
    'dont kill jews, gas them',
    'nobody should kill jews, burn them alive',
    'its not wrong to kill jews',
    'you should kill jews not muslims',
    'he said kill all jews and i agree',
    'man sollte alle schwulen verbrennen',
    'alle juden töten, nicht die christen',
    'niemand darf aufhören juden zu töten',
    'por qué no matar a los judíos',
    'nadie debe dejar de matar moros',
    'ninguém devia matar gays devagar, tem que queimar',
    'pourquoi on ne doit pas tuer les arabes, ils le méritent',
    'its wrong to say all muslims should die, they must suffer first',
    'dont say jews should die, they deserve to burn slowly',
  ])('excuses no call: "%s"', (message) => {
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
