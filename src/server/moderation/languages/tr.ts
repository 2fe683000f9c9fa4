import type { LanguageWords } from './slots';

export const TURKISH: LanguageWords = {
  swear:
    'amk aq amq amına amina siktir* sikeyim sikerim sikim sik sikiyim mk hassiktir* lanet* kahretsin bok* fuck* anasini anasını avradini sikti sikecem s1ktir',
  insult:
    'orospu* oç oc orospucocugu piç pic piçler salak* aptal* gerizekali* gerizekalı* gerzek* mal malsin malsın embesil* moron* dangalak* ezik* ibne* puşt* pust* yavşak* yavsak* kahpe* kaltak* sürtük* surtuk* fahişe* fahise* şerefsiz* serefsiz* namussuz* haysiyetsiz* it itin köpek* kopek* eşek* esek* öküz* okuz* hayvan* dallama* godoş* gavat* pezevenk* yarrak* yarak* amcık* amcik* götveren* gotveren* got_veren sikik* sikko beyinsiz* kafasız* kafasiz* haşere* böcek* bocek* pislik* çöp cop zavalli* zavallı* ahmak* angut* hıyar* hiyar* lavuk* denyo* keko* kezban* kıro* çomar* comar* sus_lan kapa_çeneni kapa_ceneni defol* siktir_git kes_sesini spastik* özürlü* ozurlu* aşağılık* asagilik* alcak* alçak* korkak* ödlek* velet* veled* bebe toy götlek* yavsak asalak* anan ananı anani ananin ebeni bacını bacini soysuz* terbiyesiz*',
  soft: 'çirkin* cirkin* şişko* sisko* şişman* kokuyor* kokusun iğrenç* igrenc* noob* işe_yaramaz* kötü* kotu* maymun* domuz* inek sıçan* palyaço* palyaco* çocuk* cocuk* beyin beynin rezil* kepaze* deli manyak* yalanci* yalancı* hileci* beceriksiz* berbat* komik ağla agla aglama utan*',
  slur: 'zenci* gavur* ermeni_dölü ermeni_tohumu ermeni_pici çingen* cingen* yahudi_köpe kürdo kurdo kıro top_musun nonoş* travesti* lezbo yunan_tohumu moskof* arap_kopek arap_köpe ibne* topcu dönme* donme* fellah* kafir* çekik* cekik* sakat* homo* lgbt_pis suriyeli_pis kiro* pis_arap pis_kürt pis_kurt pis_zenci pis_yahudi',
  group:
    'siyah* yahudi* müslüman* musluman* islam* arap* hristiyan* kürt* kurt* kürd* ermeni* rum* yunan* suriyeli* afgan* afrikali* asyali* çinli* cinli* rus* ukrayn* alman* türk* turk* polonyal* italyan* fransiz* alevi* göçmen* gocmen* mülteci* multeci* yabanci* yabancı* eşcinsel* escinsel* gey gay* lezbiyen* trans kadın* kadin* kızlar* kizlar engelli* otistik* otizm* çingene* irk ırk* ırkı din sizin_gibi',
  degrade:
    'aşağı* asagi* gaz* gaz_odas* kovun kovulsun sürgün* surgun* soykırım* soykirim yok_edilmeli yakmak yakılmalı asılmalı ülkenize ulkenize ülkene ulkene geri_dön insan_değil insan_degil mikrop* hastalik* veba köle* kole* heil hitler nazi* defolun defolsun yasak hirsiz* hırsız* terörist* terorist* hepsi hepiniz gebersin* temizle* lanet ölsün olsun',
  sexual:
    'seks* sex* çıplak* ciplak* meme* göğüs* gogus* sik_ yarrağ* yarrag* yarak am ami amını penis* vajina* azdım azdim azgın* azgin* porno* 31 otuzbir sakso* yala* yalar yalayim emer boşal* bosal* orgazm* külot* kulot* sütyen* sutyen* soyun* göt got götün gotun kalça* kalca* bakire* tahrik* yatak* yatağ* inle* sikiş* sikis* sevişelim* sevis* seviş* nude* cinsel* çıkar_üst',
  rape: 'tecavüz* tecavuz* taciz* pedofil* sübyan* sapık* sapik*',
  selfkill:
    'intihar* öldür_kendini kendini_öldür kendini_oldur kendini_as as_kendini kendini_kes bileklerini bilek* atla_çatıdan köprüden kopruden çatıdan catidan balkondan ip_al çamaşır_suyu camasir geber* git_öl git_ol öl_artık kendine_zarar trenin jilet* ilaç_iç yaşama* yasama* köprü kendini_at',
  die: 'öl ölsen olsen öldün öleceksin oleceksin ölüm olum geber* gebersen kanser* mezar* gömer* gomer* tabut* cenaze* doğmasaydın dogmasaydin keşke',
  harm: 'öldür* oldur* öldürecem öldürürüm gebert* bıçakla* bicakla* vur* vururum vuracam döv* dov* döverim doverim dövecem kır* kiracam kırarım kirarim parçala* parcala* boğar* bogar* yakarım yakacam yakarim keser* keserim kes* deş* patlat* bul* bulurum bulacam bomba* boğaz* bogaz* kemik* diş* dis* suratini yüzünü leş les katlet* mahved* ağzını agzini belanı',
  real: 'ev evin evini evine adres* okul* sokak* kapı* kapi* aile* annen anneni baban babani kardeş* kardes* şehir* sehir* yarın yarin bu_gece okuldan dışarı* disari* uyurken uyu* gerçek* gercek* irl mahalle* nerede_oturdugunu oturuyorsun yaşadığın yasadigin',
  weapon: 'bıçak* bicak* silah* tabanca* tüfek* tufek* sopa* asit kezzap pala çekiç* cekic* balta*',
  unwanted:
    'kimse_seni kimse_sev arkadaşın_yok arkadasin_yok kimse_ist nefret* özlemez ozlemez sensiz evlatlık* evlatlik* oyunu_sil silsene yok_ol kaybol* defol* git_buradan gitsene konuşmayın konusmayin istenmiyor* istemiyor* dışla*',
  dox: 'adres* numara* telefon* ip soyad* gerçek_ad gercek_ad oturuyor yaşıyor yasiyor okulu posta_kodu çalışıyor calisiyor plaka* sızdı* tc mahalle* sokak* no',
  age: 'yaş yas yaşında yasinda yaşındasın kaç_yaş kac_yas olgun* genç* genc* sınıf* sinif* 9 10 11 12 13 14 doğum* dogum* küçük* kucuk*',
  contact:
    'snap snapchat discord dc whatsapp wp wpden insta instagram telegram skype numara* ara ararsın arama* özel* ozel* dm ekle eklesene facetime sesli',
  picture:
    'foto* fotoğraf* fotograf* resim* resmin* selfie* video* kamera* cam webcam görünüyor* gorunuyor* giyiyor* ayna* yüz* yuz* pijama* üstünde ustunde',
  secret:
    'sır sir sirrimiz sırrımız söyleme* soyleme* kimseye aramızda aramizda ailene annene babana yalnız* yalniz* tek_başına sil güven* guven* anlatma*',
  meet: 'buluş* bulus* görüş* gorus* gel bana_gel evime evimde otel* alırım alirim alayım park* randevu* sarıl* saril* öp op öpücük* opucuk* sevgili* kız_arkadaş erkek_arkadaş kal',
  reward:
    'hediye* veririm vereyim veriyorum vercem bedava* ücretsiz* ucretsiz* robux vbucks vip rank nitro skin elmas* para* paypal katla* alırım alayim',
  staff: 'admin* mod moderatör* moderator* kurucu* yetkili* staff konsol* resmi* owner yönetici* yonetici*',
  credentials:
    'şifre* sifre* parola* giriş* giris* doğrula* dogrula* kod* kodu hesab* hesap* link* tıkla* tikla* onayla* kart* pin ver gönder* gonder*',
  promote:
    'gelin katıl* katil* abone* kanal* youtube yt twitch tiktok sunucu* server mağaza* magaza* ucuz* satılık* satilik* satıyorum satiyorum daha_iyi yayın* yayin* sv oynayın',
  quote:
    'dedi diyor demek dedin küfür* kufur* söyledi soyledi rapor* şikayet* sikayet* kural* anlam* değil* degil* asla yasak* kelime* dur lütfen* lutfen* birisi biri neden banla* ban mute* soyadı soyadi isim film şarkı sarki kitap hakaret*',
  you: 'sen seni sana senin siz sizi size sizin o onu ona onun onlar kendin kendini',
  me: 'ben beni bana benim biz bizi bize bizim',
  thing:
    'creeper* zombi* iskelet* örümcek* orumcek* enderman* wither ejderha* mob* köylü* koylu* inek* domuz* koyun* tavuk* kurt* kedi* at kılıç* kilic* yay balta* kazma* tnt lav lava nether* end spawn* üs base farm* çiftlik* arena* pvp zırh* zirh* elmas* demir* altın* altin* taş* tas odun* sandık* sandik* iksir* kordinat* koordinat* komut* sunucu* lag* raund* boss* zindan* baskın* elytra* fener* blok* totem* level* seviye* xp fırın*',
  grammar:
    'bir ve bu şu su mi mı mu mü da de için icin ile ne var yok ben çok cok daha gibi ama en kadar nasıl nasil nerede kim zaman evet hayır hayir tamam lan ya abi bence şimdi simdi',
};
