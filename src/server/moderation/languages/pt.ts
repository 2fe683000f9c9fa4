import type { LanguageWords } from './slots';

export const PORTUGUESE: LanguageWords = {
  swear: 'porra* caralho* merda* puta_que pqp crl krl fuck* foda* cacete bosta* desgraca* cu',
  insult:
    'idiota* imbecil* otari* burro* arrombad* viad* vagabund* puta* puto* fdp filho_da filha_da corno* cuzao cuzona babaca* retardad* mongol* lixo* escrot* desgracad* merda_de seu_merda verme* trouxa* palhac* cabaco* animal jumento* anta cretin* estupid* inutil* piranha* vadia* galinha rapariga cachorr* vsf vtnc tnc tmnc vai_se vai_tomar tomar_no cala_a calaboca nojent* bastard* paspalh* parvo* atrasad* mentecapt* covarde* inseto* escoria* bosta* doente_mental demente* debil* fracassad* chupa cabrao cabroes pirralho*',
  soft: 'feio* feia* gord* burr* tonto* ruim lixo* noob* nojo nojent* fedorent* fede fedes ridicul* patetic* macaco* porco* cachorro vaca bebezao chora choror* cerebro mae tua_mae sua_mae vergonha sujo* suja* louc* doid* perdedor* mentiros* ladrao hack* fraco* doente',
  slur: 'viad* bicha* bichona* boiola* baitola* macac* crioul* preto_de preta_de negro_de pretinh* sapatao sapatona traveco* judeu_de cigan* paneleir* monhe* paraiba* nordestino_de favelado* aleijad* mongoloide* xing_ling escravo*',
  group:
    'negro* negra* preto* preta* pretos judeu* judia* muculman* islam arabe* cristao* african* asiatic* chines* mexican* russo* ucranian* alema* turco* polones* italian* frances* imigrante* refugiad* migrante* estrangeir* gay* gays homossexua* lesbica* trans mulheres meninas deficiente* autista* nordestin* brasileir* venezuelan* indio* indios raca religiao gente_como zuca*',
  degrade:
    'sub_human* inferior* camara_de_gas gas expulsar deportar exterminar queimar enforcar volta_pra voltem teu_pais seu_pais tua_terra nao_sao animais praga doenca escravos heil hitler nazi* fora proibir senzala nojo matar_todos bandidos terroristas tudo_ladrao todo_preto todos_os',
  sexual:
    'sexo sex* nu nua nudes pelad* peit* tetas pau rola piroca* pinto penis xota xoxota buceta* boceta* vagina tesao porno* punheta* boquete* chupar chupa_meu mamar mama foder fode_r transar comer_voce te_comer gozar goz* orgasmo* calcinha sutia bunda virgem excit* gostos* safad* lamber cama pelado siririca',
  rape: 'estupr* violar* pedofil* pedo abusar* molest*',
  selfkill:
    'se_mata se_mate mata_te te_mata suicid* enforca* enforque* se_enforca corta_os pulsos pula_da se_joga joga_se salta_da lixivia agua_sanitaria corda morre morra ponte tira_a_tua tira_sua vida se_matar te_matares comprimidos remedios',
  die: 'morre morra morrer morto* morta* morte cancer cova enterr* caixao funeral nascido nascer nasceu',
  harm: 'matar* mato vou_te_matar esfaque* facada* tiro atirar* bater* bato surra porrada* quebrar* quebro partir* parto espancar* queimar* estrangul* degol* cortar* rasgar arrebent* achar* acho_voce te_acho encontrar* bomba* pescoco ossos dentes cara assassin* soco* apagar pegar_voce te_pego',
  real: 'casa endereco escola colegio rua porta familia mae pai irma irmao pais cidade amanha hoje_a_noite saida fora dormir vida_real irl moras mora onde_voce onde_moras sei_onde bairro',
  weapon: 'faca* arma* pistola* revolver* espingarda* fuzil taco acido machado facao martelo',
  unwanted:
    'ninguem_gosta ninguem_te ninguem_quer ninguem_liga sem_amigos nao_tem_amigos amigos te_odeia odeiam falta sem_voce sem_ti adotad* desinstala* some_daqui vaza sai_daqui desaparece ignorem nao_falem',
  dox: 'endereco numero telefone celular ip sobrenome nome_verdadeiro nome_completo mora mora_na mora_em escola cep trabalha placa vazad* rua cpf',
  age: 'idade anos quantos_anos nova novinh* madur* serie 9 10 11 12 13 14 aniversario menor',
  contact:
    'snap snapchat discord whatsapp whats zap zapzap insta instagram telegram skype numero ligar ligacao liga chamada pv privado dm adiciona facetime voz',
  picture:
    'foto* pic imagem selfie* video* camera cam webcam parece vestindo espelho rosto cara pijama roupa manda_uma',
  secret:
    'segredo* nao_conta nao_contes nao_fala entre_nos entre_a_gente ninguem_sabe pais mae pai sozinh* apaga* confia* nao_diz',
  meet: 'encontrar* encontro nos_ver se_ver vem_aqui vem_pra minha_casa tua_casa sua_casa hotel buscar parque abraco* beijo* beijar* dormir_comigo namorad*',
  reward:
    'presente* dou gratis de_graca robux vbucks vip rank nitro skin diamantes dinheiro paypal pix dobr* compro ganhar',
  staff: 'admin* adm mod moderador* dono staff console oficial* equipe ajudante',
  credentials: 'senha* password login entrar verific* codigo conta link clica* confirm* cartao pin passa',
  promote:
    'entrem entra inscrev* canal youtube twitch tiktok servidor server sv loja barat* vendo comprem melhor venham live stream',
  quote:
    'disse diz dizer chamou chama xingou xingar report* denunci* regra* significa quer_dizer nao nunca proibid* permitid* palavra para_de alguem porque bani* mutad* insult* sobrenome nome filme musica livro',
  you: 'tu te ti teu tua voce vc vcs voces seu sua es ele ela dele dela lhe eles contigo',
  me: 'eu me mim meu minha nos a_gente sou estou to tenho nosso*',
  thing:
    'creeper* zumbi* zombie* esqueleto* aranha* enderman wither dragao mob mobs aldeao* vaca* porco* ovelha* galinha* lobo* gato cavalo* espada* arco machado* picareta* tnt lava nether spawn* base fazenda* arena pvp armadura diamante* ferro ouro pedra* madeira bau* pocao* coords comando* servidor lag rodada boss masmorra raid elitro* farol bloco* totem nivel* xp fornalha',
  grammar:
    'o a os as um uma de do da dos das e que em no na nao por para pra com se mais mas como muito ja tem esta esse isso sao foi ta to ao ou onde quando quem kkk kkkk ne',
};
