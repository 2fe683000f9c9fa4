import type { LanguageWords } from './slots';

export const DUTCH: LanguageWords = {
  swear:
    'kut godverdomme gvd klote verdomme shit fuck* kak tering tyfus kanker* jezus* klere pokke* godver* neuk*',
  insult:
    'kankerlij* kankerhoer* kankerhond* kankerkind* kankermongool hoer* slet* klootzak* lul eikel* mongool* mogool* idioot* idioten debiel* sukkel* loser* klojo* trut* kutwijf kutkind* rotkind teef achterlijk* imbeciel* randdebiel mafkees* mongolen tyfushoer* teringlijer* tyfuslijer* hoerenjong hoerenkind hoerenzoon flikker_op rot_op sodemieter bek_dicht hou_je_bek hou_je_muil kop_dicht houd_je_bek mietje* bastaard* schijtlijster aansteller gek domkop* dombo minkukel* kneus* prutser* stumper* viezerik smeerlap* tokkie* uilskuiken* droeftoeter* lafaard* ezel pauper* aso asociaal* zwakzinnig* parasiet* uitschot tuig kutzooi krijg_de krijg_kanker sterf stronthoofd*',
  soft: 'dom domme stom stomme lelijk* dik dikke vies vieze stink* noob* nutteloos waardeloos zielig* walgelijk* aap varken* hond koe rat clown* kind gestoord* ziek* hersens hersenloos brein moeder je_moeder smerig* lui slecht* leugenaar cheater* faalt mislukt* mislukkeling*',
  slur: 'neger* nikker* flikker* homo_s vuile_homo makaak* kutmarokkaan* kutturk* zandneger* spleetoog* jappen jood_vuile vuile_jood pinda roetmop* geitenneuker* poepchinees* mof moffen pot potten kamelenneuker* transen janet* kutbuitenlander* zigeuner* rifaap bontkraag* mongool nicht',
  group:
    'zwart* jood joden moslim* islam arabier* christ* marokkaan* marokkanen turk* polen pool russ* oekrain* duitser* afrikan* aziat* chinees chinezen surinam* antillian* buitenlander* vluchteling* migrant* asielzoeker* homo* lesb* trans vrouwen meisjes gehandicapt* autist* roma ras geloof jullie_soort mensen_zoals',
  degrade:
    'untermensch* minderwaardig* vergas* gaskamer gas deporteer* uitroeien verbranden ophangen terug_naar eigen_land jullie_land geen_mensen beesten pest ziekte ongedierte slaven heil hitler nazi* oprotten weg verbieten horen_hier dieven terroristen allemaal kamp',
  sexual:
    'sex* seks* naakt* tieten borsten kut_van kutje lul_in pik piemel penis geil* porno* pijpen pijp beffen neuken neuk aftrekken rukken klaarkomen orgasme* slipje bh ondergoed uitkleden kleed_je kont reet maagd opgewonden likken lik bed kreunen nudes vingeren lekker_ding tepels',
  rape: 'verkracht* aanrand* pedo* pedofiel* misbruik*',
  selfkill:
    'maak_je_zelf pleeg_zelfmoord zelfmoord* maak_jezelf jezelf_van_kant van_kant hang_jezelf jezelf_op snij_je spring_van spring_voor ga_dood touw bleek bleekmiddel polsen ophangen sterf kys strop brug trein einde_aan verdrink suicide',
  die: 'dood sterf sterven doodgaan kanker graf begraven kist begrafenis nooit_geboren crepeer verrek',
  harm: 'vermoord* dood_maken doodmaken maak_je_dood ik_maak_je steek* neersteken schiet* neerschieten sla slaan klap* breek wurg* verbrand* steek_in kapot schop* trap* vind_je pak_je pakken zoek_je bom* keel botten tanden gezicht kop afmaken aftuigen',
  real: 'huis woont woning adres school straat deur familie moeder vader zus broer ouders stad morgen vanavond na_school buiten slaap* echte_leven irl thuis waar_je_woont weet_waar buurt',
  weapon: 'mes messen pistool geweer wapen* knuppel honkbalknuppel zuur machete hamer',
  unwanted:
    'niemand_mag niemand_wil niemand_vindt geen_vrienden haat_je haten_je missen mist_je zonder_jou geadopteerd uninstall* oprotten rot_op ga_weg weg_jij negeer* praat_niet opgedonderd ga_offline',
  dox: 'adres nummer telefoonnummer ip achternaam echte_naam woont woont_in school postcode werkt kenteken gelekt straat bsn',
  age: 'oud jaar leeftijd jong klas volwassen groep 9 10 11 12 13 14 verjaardag minderjarig',
  contact:
    'snap snapchat discord whatsapp insta instagram telegram skype nummer 06 bellen bel app appen prive dm voeg_me facetime voice',
  picture:
    'foto* pic plaatje selfie* video* camera cam webcam ziet_eruit draag_je aan spiegel gezicht pyjama eruit',
  secret:
    'geheim* niet_vertellen vertel_niet zeg_niks niks_tegen tussen_ons ouders mama papa alleen verwijder* vertrouw* niemand_weet',
  meet: 'afspreken ontmoet* kom_langs langskomen bij_mij mijn_huis jouw_huis hotel ophalen park date knuffel* zoen* kus* logeren vriendin vriendje vriend',
  reward:
    'cadeau* geef gratis robux vbucks vip rank nitro skin diamanten geld paypal verdubbel* koop krijg_je',
  staff: 'admin* mod moderator* eigenaar owner staff console officieel team beheerder',
  credentials: 'wachtwoord* login inloggen verifi* code account link klik* bevestig* kaart pin gegevens',
  promote:
    'join joinen abonneer* kanaal youtube twitch tiktok server winkel shop goedkoop verkoop koop beter kom_naar kom_op stream kijk',
  quote:
    'zei zegt zeggen noemde noemt schold uitgescholden meld* report* regel* betekent niet nooit verboten mag woord stop iemand waarom geband gemute achternaam naam film liedje boek niemand',
  you: 'je jij jou jouw jullie u hij zij hem haar zijn hun ze',
  me: 'ik mij me mijn wij we ons onze',
  thing:
    'creeper* zombie* skelet* spin spinnen enderman wither draak mob mobs villager* koe koeien varken* schaap schapen kip kippen wolf kat paard* zwaard* boog bijl pikhouweel tnt lava nether end spawn* basis farm* boerderij arena pvp armor diamant* ijzer goud steen hout kist* drankje* coords command* server lag ronde boss dungeon raid elytra beacon blok* totem level* xp oven',
  grammar:
    'de het een en is van dat die in op te met voor niet aan er om ik als maar ook naar bij wat hoe waar wie kan heb heeft ben bent was zijn nog al wel dan nu hier zo of',
};
