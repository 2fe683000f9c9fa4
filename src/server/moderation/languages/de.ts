import type { LanguageWords } from './slots';

export const GERMAN: LanguageWords = {
  swear: 'scheis* scheiss* kacke verdammt* verfickt* fuck* mist arsch shit* kack* verflucht*',
  insult:
    'idiot* hurensohn* hurensohne hurentochter huso missgeburt* arschloch* arschlocher wichser* fotze* schlampe* spast* fresse nutte* bastard* penner* depp* trottel* vollidiot* dummkopf* dummbatz* vollpfosten spacko* spacken spacki mongo* hund* drecksau* dreckskerl* sau wixer* pisser* opfer lappen lutscher* hackfresse* assi* asozial* versager* loser* missgestalt* hohlkopf* flachzange* arschgesicht* arschgeige* schwachkopf* volltrottel* nichtsnutz* abschaum schwanzlutscher* ficker* mutterficker* bitch* fick_dich halt_die halts_maul maul honk dulli vollhorst blodmann* feigling* hurenkind* bauer schmarotzer* parasit* made ekelpaket dreckskind*',
  soft: 'dumm* blod* bescheuert* hasslich* fett* eklig* widerlich* stinkst stinkt stinkend* peinlich* erbarmlich* nutzlos* wertlos* mull noob* schlecht* krank* behindert* gestort* affe kuh ratte schwein* clown* kind* lacherlich* hirnlos* hirn gehirn faul* ekelhaft* dreck* versagt unfahig* lugner* mutter deine_mutter',
  slur: 'neger* nigg* kanak* kanacke* schwuchtel* zigeuner* judensau judenschwein* schlitzauge* kameltreiber* kumeltreiber* transe* mannsweib kruppel* mongo* spast* polacke* iwan kummelturke* knoblauchfresser* tunte* lesbe* homo* bimbo* kopftuch* ausländersau',
  group:
    'schwarz* jude* juden judisch* moslem* muslim* islam* araber* christ* turke* turken turkisch* pole* polen russe* russen ukrainer* deutsche* afrikaner* asiat* chinese* inder* italiener* franzose* auslander* fluchtling* migrant* schwul* lesbisch* trans frauen madchen behindert* autist* obdachlos* roma sinti eure_rasse rasse religion leute_wie_ihr',
  degrade:
    'untermensch* vergas* abschieb* abgeschoben raus ausrott* vernichten verbrennen geh_zuruck dein_land eure_heimat heimat keine_menschen tiere pest ungeziefer sklaven heil hitler nazi* sieg_heil gas minderwertig* gehoren gehort weg verbieten alle_in hasse verbrannt parasiten kriminell*',
  sexual:
    'sex* nackt* titten bruste muschi* schwanz* penis pimmel* fotze geil* porno* blas* blasen lutsch* fick* gefickt bumsen vogeln wichs* orgasmus unterwasche bh hoschen ausziehen zieh_dich arsch po jungfrau stohn* nudes eier_lecken leck* ficken hupf_ins bett',
  rape: 'vergewaltig* missbrauch* padophil* pado* schanden',
  selfkill:
    'bring_dich_um bring_dich umbringen erhang* hang_dich erschiess* ritz* spring_von spring_vom selbstmord* suizid* strick bleichmittel stirb geh_sterben sterben pulsader* aufschlitzen kys strick_nehmen vor_den_zug zug brucke vom_dach schlaftabletten',
  die: 'tot stirb sterben verreck* krepier* tod krebs grab beerdigung begraben sarg nie_geboren',
  harm: 'toten tote tot* umbring* bring_dich_um ersteche* stech* abstech* erschiess* schlag* verprugel* prugel* zusammenschlag* brech* wurg* verbrenn* anzund* klatsch* boxe* mord* finde_dich krieg_dich kriege_dich fertig zerstor* bombe* kehle knochen zahne blut*',
  real: 'haus wohnst wohnung adresse schule strasse tur familie mutter vater schwester bruder eltern stadt morgen heute_abend nach_der_schule draussen schlaf* im_echten irl zuhause wo_du_wohnst weiss_wo bushaltestelle arbeit',
  weapon: 'messer* waffe* pistole* gewehr* knarre* schlager baseballschlager saure machete hammer',
  unwanted:
    'keiner_mag niemand_mag keiner_will niemand_will keine_freunde hasst_dich hassen_dich vermissen vermisst ohne_dich adoptiert ausloggen deinstallier* verpiss* verschwinde* hau_ab geh_weg ignoriert redet_nicht spielt_nicht',
  dox: 'adresse telefonnummer handynummer nummer ip nachname richtiger_name wohnt wohnt_in schule postleitzahl plz arbeitet kennzeichen geleakt strasse weg gasse',
  age: 'alt alter jahre junger klasse kind 9 10 11 12 13 14 reif* fur_dein_alter geburtstag minderjahrig*',
  contact:
    'snap snapchat discord whatsapp insta instagram telegram skype nummer handy anruf* telefon* privat schreib_mir add facetime sprachchat',
  picture:
    'bild* foto* selfie* video* kamera webcam cam aussiehst siehst_du_aus anhast tragst spiegel gesicht schlafanzug',
  secret:
    'geheim* niemandem sag_nicht keinem unter_uns eltern mama papa allein* losch* vertrau* erzahl verrat*',
  meet: 'treff* besuch* komm_zu mir_nach_hause hotel abholen hol_dich park date kuscheln kuss* ubernacht* freundin freund zu_mir',
  reward:
    'geschenk* schenk* gebe geb kostenlos gratis robux vbucks vip rang nitro skin diamanten geld paypal verdopple* kauf*',
  staff: 'admin* mod moderator* owner team leitung supporter konsole offiziell inhaber',
  credentials:
    'passwort* login einloggen anmelde* verifizier* code account konto link klick* bestatig* pin karte guthaben daten zugangsdaten',
  promote:
    'joint abonnier* abo kanal youtube twitch tiktok server shop laden billig* kaufen verkauf* besser kommt_auf komm_auf stream schaut_vorbei netzwerk',
  quote:
    'gesagt sagt sagte genannt nennt nannte beleidigt melde* gemeldet regel* bedeutet heisst nicht nie verboten erlaubt wort stop bitte jemand warum gebannt gemutet hat_mich name nachname film lied buch sagen_darf',
  you: 'du dich dir dein* ihr euch euer* er ihn ihm sie sein*',
  me: 'ich mich mir mein* wir uns unser*',
  thing:
    'creeper* zombie* skelett* spinne* enderman wither drache* mob mobs dorfbewohner kuh kuhe schwein* schaf* huhn* wolf katze pferd* schwert* bogen axt spitzhacke* tnt lava nether spawn* basis farm* arena pvp rustung dia* eisen gold stein* holz truhe* trank* koords befehl* server lag runde boss dungeon raid elytra leuchtfeuer block* totem level xp ofen monster',
  grammar:
    'der die das und ist ich nicht ein eine einen mit auf fur von zu im in den dem hat habe haben wir sind war bin bist auch noch mal so wie was wer wo wenn aber oder schon nur bei nach kann jetzt hier da',
};
