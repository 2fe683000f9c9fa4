import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('urging to suicide by its means', () => {
  it.each([
    'nice farm, cut your wrists',
    'take a whole bottle of pills',
    'jump in front of a train',
    'go jump off a roof',
    'i died to a creeper so drink bleach',
    'gg, schneid dir die pulsadern auf',
    'häng dich auf',
    'geh von der brücke springen',
    'tu uns nen gefallen und spring vor den zug',
    'buena granja, córtate las venas',
    'gg ahora ahórcate',
    'tómate un bote de pastillas',
    'salta de un puente anda',
    'bela fazenda, corta os pulsos',
    'toma um monte de remédio e dorme',
    'vai se enforcar',
    'jolie ferme, ouvre toi les veines',
    "saute d'un pont",
    'avale des médocs',
    'bella fattoria, tagliati le vene',
    'impiccati sfigato',
    'bevi la candeggina',
    'leuke farm, snij je polsen door',
    'verhang je',
    'spring van een brug',
    'fajna farma, potnij się',
    'ładny zamek, powieś się',
    'wypij wybielacz',
    'классная ферма, вскрой вены',
    'иди повесься',
    'прыгни под поезд',
    'güzel çiftlik, bileklerini kes',
    'git kendini as',
    'çamaşır suyu iç',
  ])('leads to a kick: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
  });

  it.each([
    'throw urself off a bridge',
    'stürz dich von der brücke',
    'tírate del techo',
    'jette-toi du toit',
    'balance toi du pont',
    'gooi jezelf van het dak',
    'сбросься с крыши',
    'kendini çatıdan at',
  ])('leads to a kick where a player is told to throw themselves down: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
  });

  it.each([
    'throw yourself off the roof into the water',
    'tírate del techo al lago',
    'jette-toi du toit dans le lac',
    'se joga do telhado na água',
    'buttati dal tetto nel fieno',
    'gooi jezelf van het dak in het water',
    'сбросься с крыши в воду',
  ])('is play where something catches the fall: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each(['i dont care kill yourself', 'why dont you kill yourself'])(
    'is not excused by a negation that forbids nothing: "%s"',
    (message) => {
      expect(judge(message)).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
    },
  );

  it.each([
    'never kill yourself, it resets your xp',
    'dont kill yourself with tnt lol',
    'why dont you kill the dragon yourself',
    'jump off the roof into the water bucket',
    'take the pills from the chest',
    'spring vom dach in den see, das gibt keinen schaden',
    'trink milch gegen das gift',
    'salta del techo al lago',
    'tírate al agua desde el puente',
    'pula da ponte no rio',
    'corta os troncos e faz tábua',
    'jette-toi dans l’eau',
    'coupe le bois',
    'buttati in acqua dal ponte',
    'spring van het dak in het water',
    'hang het schilderij op',
    'skocz z mostu do wody',
    'powieś obraz na ścianie',
    'спрыгни с крыши в воду',
    'повесь картину',
    'köprüden suya atla',
    'ağacı kes lütfen',
    'saute dans le vide tu reviens au spawn',
    'dont jump in the void irl lol',
    'i almost fell off irl',
    'yetkili bakar mı bu çocuk bana kendini as yazıyor',
    '"corta os pulsos" é o tipo de coisa que dá ban permanente né?',
  ])('is not found in "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each([
    'jump in the void irl',
    'spring ins void in echt',
    'salta al vacío en la vida real',
    'pula no vazio na vida real',
    'saute dans le vide en vrai',
    'salta nel vuoto davvero',
    'прыгни в пустоту в реале',
  ])('is no play where it leaves the game: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'self_harm', recommended_action: 'kick' });
  });
});
