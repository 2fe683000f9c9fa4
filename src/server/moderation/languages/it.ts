import type { LanguageWords } from './slots';

export const ITALIAN: LanguageWords = {
  swear:
    'cazzo* cazz* merda* porca* porco_dio dio_cane dioporco minchia* fuck* puttana_eva fanculo vaffa* che_palle diocane',
  insult:
    'stronz* coglion* troia* troie puttana* puttane bastard* idiota* imbecill* deficient* cretin* scem* stupid* ritardat* mongoloide* handicappat* down testa_di faccia_di pezzo_di figlio_di vaffanculo vaffanc* affanculo zoccol* mignott* sgualdrin* cagna* verme* feccia schifos* merdos* sfigat* fallit* demente* cerebroles* minorat* buffon* pagliacc* infame* vigliacc* parassit* rincoglion* bocchinar* rottinculo cornut* pirla* babbeo* minchion* ebete* spazzatura stai_zitto chiudi_la zitto nullita bimbominkia fottiti va_a_cagare crepa terron*',
  soft: 'brutto* brutta* grass* ciccion* puzz* schifo noob* scars* ridicol* patetic* inutil* scimmi* maiale* cane asino* mucca pagliaccio bambin* cervello madre tua_madre mamma vergogna sporc* pazz* malat* bugiard* perdente* incapace* piagnon* faschifo lento',
  slur: 'negr* frocio froci frocetto finocchio ricchion* culatton* checca* terron* zingar* muso_giallo crucco ebreo_di sporco_negro sporco_ebreo marocchin* vu_cumpra lesbicona travestit* mongoloide* scimmia rabbino giudeo* beduin*',
  group:
    'nero neri nera nere ebre* musulman* islam arab* cristian* african* asiatic* cines* messican* russ* ucrain* tedesc* turc* polacc* romen* albanes* frances* spagnol* immigrat* profugh* rifugiat* migrant* stranier* gay omosessual* lesbic* trans donne ragazze disabil* autistic* rom meridional* razza religione gente_come',
  degrade:
    'subuman* inferior* gasare gas forni camere_a_gas espellere deportare sterminare bruciare impiccare torna tornate tornatevene tuo_paese vostro_paese casa_vostra non_sono_umani animali peste malattia schiavi heil hitler duce nazi* fasci* fuori vietare affondare barconi ladri delinquenti terroristi tutti_i',
  sexual:
    'sesso sex* nud* nudes tette poppe seno cazzo_in pene pisello fica figa patata vagina arrapat* porno* sega seghe pompin* bocchin* succhia* scopare scopo scopiamo scoparti trombare venire orgasm* mutand* reggiseno culo vergine eccitat* leccare lecca* letto spogliat* spoglia gemere inculare',
  rape: 'stupr* violent* pedofil* molest* abus*',
  selfkill:
    'ammazzati ucciditi suicid* impiccati tagliati buttati buttarti giu_dal candeggina corda vene sparati crepa muori fatti_fuori ponte togliti_la vita ti_ammazzi gettati treno balcone polsi impicca*',
  die: 'muori morto morta morire morte crepa* crepare cancro tumore tomba seppell* bara funerale nato nascere',
  harm: 'uccid* ammazz* accoltell* sparo sparare sparar* picchi* meno menare botte spacco spaccare spezz* rompo rompere strangol* brucio bruciare sgozz* taglio trovo troverò vengo_a cerco bomba* gola ossa denti faccia assassin* pesto pestare massacr*',
  real: 'casa indirizzo scuola via strada porta famiglia madre padre sorella fratello genitori citta domani stasera uscita fuori dormi dormire vita_reale irl abiti dove_abiti so_dove quartiere vivi',
  weapon: 'coltell* pistola pistole fucile* arma mazza acido machete martello lama',
  unwanted:
    'nessuno_ti nessuno_vuole senza_amici non_hai_amici amici ti_odia ti_odiano odiano mancherest* senza_di_te adottat* disinstalla* sparisci vattene levati ignorat* non_parlategli',
  dox: 'indirizzo numero telefono cellulare ip cognome vero_nome nome_vero abita abita_in vive scuola cap lavora targa leak* via codice_fiscale',
  age: 'eta anni quanti_anni giovane matur* classe 9 10 11 12 13 14 compleanno minorenn* piccola',
  contact:
    'snap snapchat discord whatsapp wa insta instagram telegram skype numero chiama* chiamata privato dm aggiungimi facetime vocale',
  picture:
    'foto* pic immagine selfie* video* camera cam webcam come_sei indossi specchio faccia viso pigiama vestita',
  secret:
    'segreto* non_dirlo non_dire tra_noi nessuno_deve genitori mamma papa sola solo cancella* fidati fiducia non_raccontare',
  meet: 'incontr* vederci ci_vediamo vieni_da casa_mia casa_tua albergo hotel prendere parco appuntamento abbracci* bacio baci baciare dormire_insieme fidanzat* ragazza ragazzo',
  reward: 'regal* regalo do gratis robux vbucks vip rank nitro skin diamanti soldi paypal raddoppi* compro',
  staff: 'admin* mod moderator* proprietario staff console ufficial* owner',
  credentials:
    'password* pass login accedi verific* codice account profilo link clicca* conferma* carta pin dammi',
  promote:
    'entrate unitevi iscriv* canale youtube twitch tiktok server negozio shop economic* vendo comprate migliore venite diretta live stream',
  quote:
    'detto dice dire chiamato chiama segnal* regol* significa vuol_dire non mai vietat* permess* parola smettila basta qualcuno perche bann* mutat* insult* cognome nome film canzone libro',
  you: 'tu te ti tuo tua tuoi voi vi vostro sei hai lui lei suo sua gli loro',
  me: 'io me mi mio mia noi ci sono ho nostro*',
  thing:
    'creeper* zombie* scheletr* ragn* enderman wither drago mob villager* villici mucca mucche maiale* pecor* gallin* pollo lupo gatto cavall* spada spade arco ascia piccone* tnt lava nether spawn* base fattoria farm* arena pvp armatura diamant* ferro oro pietra* legno cassa casse pozion* coords comand* server lag round boss dungeon raid elitra faro blocc* totem livell* xp fornace',
  grammar:
    'il lo la i gli le un una di del della e che in non per con si piu ma come se anche gia ho ha hanno è sono era al alla o dove quando chi tutto questo quello cosa fa fatto',
};
