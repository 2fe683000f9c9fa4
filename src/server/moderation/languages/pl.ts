import type { LanguageWords } from './slots';

export const POLISH: LanguageWords = {
  swear:
    'kurw* kurde chuj* huj* cholera* jeba* pierdol* pierdziel* zajeb* gowno gówn* spierdol* fuck* kurewsk* psiakrew wkurw* rozpierdol* japierdole',
  insult:
    'debil* idiot* kretyn* imbecyl* szmat* dziwk* kurwo kurwiarz suk* pizd* cip* cwel* frajer* smiec* śmieci* lamus* ciot* pedal* pedał* skurwysyn* skurwiel* sukinsyn* jebany* jebana* pojeb* zjeb* przyjeb* downie down mongol* matol* przygłup* przyglup* głąb glab ciul* dupek dupku palant* złamas* zlamas* kutas* kutafon* fiut* gnoj* gnój gowniarz* szczyl* bachor* wypierdalaj* spierdalaj* odpierdol* zamknij_mord* zamknij_ryj stul_pysk stul_ryj morda_w ryj wieprz* swini* świni* knur* pasztet* niedojeb* niedorozw* opoznion* tepak* tepy tumanie tuman zero zasran* posran* gównojad* łajz* lajz* menel* patol* szmaciarz* pier* leszcz* cieniasie tchorz* pasozyt* scierw* bydlak* bydle* kapus* konfident* jebac_cie',
  soft: 'glup* głup* brzydk* gruby grubas* gruba smierdz* śmierdz* obrzydl* zalosn* żałosn* bezuzyteczn* noob* slab* małpa malp* pies krow* szczur* klaun* dziecko dzieciak* mozg mózg* matka twoja_stara stara twoja_matka wstyd* brud* chor* nienormaln* klamc* kłamc* cheater* leniw* beznadziejn* zenad* żenad* beczysz płacz* leb pysk',
  slur: 'czarnuch* bambus* żyd_ zydek* żydek* zydzisk* pedal* ciapat* ciapak* cygan* brudas* ruski* kacap* banderow* szkop* skosnoo* skośnoo* lesb* transw* murzyn* asfalt* peda ciota* cioty arabus* niemiaszk* zoltek* żółtk* pedryl* makumb* parch* kaleka kalek* trans_śmieć',
  group:
    'czarn* zyd* żyd* muzulman* muzułman* islam* arab* chrzesc* ukrain* rosj* niemc* turk* polak* polac* chin* azjat* afryk* meksyk* wloch* francuz* imigrant* uchodzc* uchodźc* migrant* obcokrajow* gej* geje homo* lesbijk* trans kobiet* baby dziewczyn* niepelnosprawn* autyst* bezdomn* rom romow rasa rasy religi* tacy_jak wasza',
  degrade:
    'podludz* gorsz* zagazow* gaz komor* deport* wytepic wybic spalic powiesic wracaj* do_siebie swojego_kraju nie_sa_ludzmi zwierzet* zaraza niewolnik* heil hitler nazi* precz won wypad zakaz zlodzie* terrory* wszyscy robactw* miejsce nienawidz* wypieprz*',
  sexual:
    'seks* sex* nag* nudes cyck* cycki cyce piersi kutas* penis* chuj_w fiut_w pipa pipe pizd* wagin* napalon* porno* ruch* rucha wyrucha* pieprz* obciag* obciąg* lod loda ssij ssac ssać liz* wylize walic_konia konia waleni* orgazm* majt* stanik* rozbierz* rozbieraj* tyłek tylek dupa dupe dziewic* podniec* jęcz* lozk* łóżk* sperm* spuscic cipk*',
  rape: 'gwalt* gwałt* zgwalc* zgwałc* pedofil* molest*',
  selfkill:
    'zabij_sie zabij_się powies_sie powieś_się potnij_sie potnij_się samoboj* samobój* skocz_z wyskocz_z sznur* żyły zyly rzuc_sie rzuć_się pod_pociag pod_pociąg wypij utop_sie utop_się zdechnij* zdychaj* zastrzel_sie zastrzel_się most pociag tabletk* targnij skoncz_ze skończ_ze wybielacz* żyletk* petla pętl* kropnij',
  die: 'zdech* zdychaj* umrz* umieraj* smierc* śmierć rak raka nowotwor* grob* grób pogrzeb* trumn* nie_urodzil urodzil*',
  harm: 'zabij* zabic zabić zajeb* zatluk* zatłuk* dzgn* dźgn* zadzg* zastrzel* postrzel* strzel* pobi* pobij* wpierdol* najeb* skop* polam* połam* zlam* udusz* spal* podpal* potn* rozwal* rozjeb* wysadz* znajd* dorw* dopad* bomb* gardlo gardło kosci kości zeby zęby morde twarz zamord* morder* wykoncz*',
  real: 'dom domu mieszkasz mieszka adres szkol* szkoł* ulic* drzwi rodzin* matk* ojc* siostr* brat* rodzic* miast* jutro wieczor* po_lekcjach na_dworze spisz śpisz irl realu w_realu gdzie_mieszkasz wiem_gdzie blok osiedl* przystank*',
  weapon:
    'noz nóż noża noze nożem nozem bron broń pistolet* spluw* kij kijem bejsbol* maczet* siekier* mlotek* młotk* kwas* karabin*',
  unwanted:
    'nikt_cie nikt_cię nikt_nie nie_masz_znajomych nie_masz_przyjaciol przyjaciol* nienawidz* tesknic tęskn* bez_ciebie adoptowan* odinstaluj* wynocha spadaj* idz_stad idź_stąd wypad ignoruj* nie_gadajcie nie_gadaj',
  dox: 'adres numer telefon* ip nazwisko prawdziwe_imie mieszka mieszka_w szkoly kod_pocztowy pracuje rejestracj* wyciek* ulica pesel',
  age: 'lat wiek ile_masz mlod* młod* dojrzal* dojrzał* klas* 9 10 11 12 13 14 urodzin* nieletni*',
  contact:
    'snap snapchat discord dc whatsapp insta instagram telegram skype numer telefon* zadzwon* zadzwoń* priv prywat* pw dodaj_mnie facetime messenger fb',
  picture:
    'foto* fotk* zdjeci* zdjęci* zdj pic selfie* film* kamer* kamerk* cam wygladasz wyglądasz ubran* lustr* twarz* piżam* pizam*',
  secret:
    'sekret* tajemnic* nie_mow nie_mów nikomu miedzy_nami między_nami rodzic* mama mamie tata sam sama usun* usuń* zaufaj* ufasz skasuj*',
  meet: 'spotk* spotyk* przyjdz* przyjdź* przyjedz* do_mnie u_mnie hotel* odbior* odbiorę park* randk* przytul* calow* całow* całus* buzi* nocow* dziewczyna chlopak chłopak*',
  reward:
    'prezent* dam dostaniesz darmow* za_darmo robux vbucks vip rang* nitro skin diament* kas* pieniadz* paypal podwoj* kupie* kupię',
  staff: 'admin* mod moderator* wlasciciel* właściciel* ekip* konsol* oficjaln* owner zaloga administracj*',
  credentials:
    'hasl* hasł* login* zaloguj* weryfik* kod* kont* link* klik* potwierdz* kart* pin podaj dane blik',
  promote:
    'wbijaj* wbij dolacz* dołącz* subskryb* suba kanal* kanał* youtube yt twitch tiktok serwer* sklep* tani* tanio sprzedam kup* lepszy zapraszam stream live',
  quote:
    'powiedzial* powiedział* mowi* mówi* nazwal* nazwał* wyzywa* wyzwał* zglos* zgłos* zgłasz* regul* regulamin* znaczy nie nigdy zakazan* wolno slowo słowo przestan* ktos ktoś dlaczego ban* mute nazwisko film piosenk* ksiazk*',
  you: 'ty ciebie cie cię ci tobie toba tobą twoj* twój* wy wam was wasz* jestes jesteś masz on ona jego jej oni ich jemu',
  me: 'ja mnie mi moj* mój* my nas nasz* jestem mam',
  thing:
    'creeper* zombi* szkielet* pajak* pająk* enderman* wither smok* mob* wiesniak* osadnik* krow* swinia owc* kur* kurczak* wilk* kot* kon* koń miecz* luk* łuk siekier* kilof* tnt law* lava nether* end spawn* baz* farm* aren* pvp zbroj* diament* zelaz* żelaz* zloto złoto kamien* kamień drewn* skrzyn* mikstur* koordy komend* serwer* lag* rund* boss* loch* rajd* elytr* beacon* blok* totem* level* xp piec*',
  grammar:
    'i w na z do to jest sie się nie ze że co jak ale o po za od dla czy tak już juz tu tam ten ta te mam ma był byl byla było jestem gdzie kto kiedy jeszcze bo',
};
