import type { LanguageWords } from './slots';

export const FRENCH: LanguageWords = {
  swear: 'putain ptn merde* bordel fuck* chier chiant* foutre* fait_chier mince zut ptain',
  insult:
    'connard* connasse* conard* salope* salop* pute* putes encule* enculer batard* fdp ntm tg ta_gueule debile* abruti* cretin* imbecile* idiot* con conne cons bouffon* ordure* dechet* merdeux raclure* pouffiasse* petasse* trou_du_cul trouduc branleur* nique_ta niquer nique va_te_faire ferme_ta fils_de_pute fils_de attarde* trisomique* mongol* gogol* clochard* cassos boloss bolos bouffonne racaille* cafard* sous_merde sac_a pauvre_type minable* tocard* salaud* enfoire* lache* parasite* nul tebe* golmon* guignol*',
  soft: 'moche* laid* gros grosse* bete* stupide* puant* pues degoutant* degueulasse* nulle* nul noob* inutile* ridicule* pathetique* singe* porc* chien* chienne* vache rat clown* gamin* honte pitoyable* cerveau mere ta_mere ta_race sale malade* fou folle menteur* tricheur*',
  slur: 'negre* negro* negresse* bougnoule* bamboula* youpin* pede* pd pedes tapette* gouine* tarlouze* bicot* raton* chinetoque* niakoue* rital* boche* gitan* travelo* tantouze* sale_arabe sale_juif sale_noir feuj crouille* toubab fiotte* macaque*',
  group:
    'noir* juif* juive* musulman* islam arabe* chretien* africain* asiatique* chinois* mexicain* russe* ukrainien* allemand* turc* polonais* italien* espagnol* immigre* refugie* migrant* etranger* gay* gays homo* homosexuel* lesbienne* trans femmes filles handicap* autiste* autistes sdf roms les_gens_comme votre_race race religion',
  degrade:
    'sous_homme* inferieur* gazer gaze chambre_a_gaz expulser exterminer bruler pendre rentre rentrez chez_vous chez_toi ton_pays votre_pays pas_humains animaux maladie vermine esclaves heil hitler nazi* dehors interdire deporter place_ici rien_a_faire degagez envahi* pourri* voleurs terroristes',
  sexual:
    'sexe sex* nu nue nues nudes seins nichons bite* chatte* penis vagin bander bande porno* branler branle sucer suce* pipe baiser baise* niquer_bien jouir culotte soutif deshabille* cul fesses vierge excite* chaud chaude coquin* coucher lecher leche* levrette nibards mouille* lit',
  rape: 'viol violer viole* pedophile* pedo* attouchement*',
  selfkill:
    'suicide* suicider tue_toi pends_toi pend_toi te_pendre te_tuer saute_du saute_d ouvre_toi_les veines coupe_toi javel corde va_mourir creve va_crever mettre_fin balance_toi jette_toi pont train finir_ta_vie te_suicider',
  die: 'mort meurs mourir creve* crever mourrais tombe cancer enterr* cercueil jamais_ne',
  harm: 'tuer tue* buter bute* planter plante_un poignard* tirer egorg* frapper frappe* tabass* cogner defonce* casser casse* etrangl* bruler crame* exploser eclate* massacr* retrouve* trouver bombe* gorge os crane niquer saigner',
  real: 'maison adresse ecole college lycee rue porte famille mere pere soeur frere parents ville demain ce_soir sortie dehors dormir dors irl vraie_vie chez_toi ou_tu_habites habites sais_ou appart',
  weapon: 'couteau* arme* flingue* pistolet* fusil* batte acide machette marteau lame kalash',
  unwanted:
    'personne_t personne_te personne_ne aucun_ami pas_d_amis amis te_deteste deteste* manquer manquera sans_toi adopte* desinstalle* degage* casse_toi barre_toi tire_toi ignorez parlez_plus',
  dox: 'adresse numero telephone ip nom_de_famille vrai_nom habite habite_a ecole college code_postal travaille plaque leak* rue',
  age: 'age ans quel_age jeune mature classe 9 10 11 12 13 14 anniversaire mineur* petite',
  contact:
    'snap snapchat discord whatsapp insta instagram telegram skype numero tel appel* mp prive privee vocal ajoute_moi facetime',
  picture: 'photo* pic image selfie* video* camera cam webcam ressembles portes miroir visage pyjama',
  secret:
    'secret* dis_rien dis_pas dis_a_personne entre_nous parents mere pere seul* efface* supprime* confiance raconte_pas maman papa',
  meet: 'rencontr* se_voir on_se_voit viens_chez venir_chez chez_moi hotel chercher parc rdv rendez_vous calin bisou* embrass* dormir_chez copine copain petit_ami',
  reward:
    'cadeau* offre* donne* gratuit* robux vbucks vip grade nitro skin diamants argent paypal double achete*',
  staff: 'admin* modo* moderateur* fondateur* staff console officiel* equipe proprio',
  credentials:
    'mot_de_passe mdp login connecte* identifiant* verifi* code compte lien clique* confirme* carte pin',
  promote:
    'rejoign* rejoins abonne* chaine youtube twitch tiktok serveur boutique pas_cher vends achetez meilleur venez stream live',
  quote:
    'dit a_dit disait appele traite signal* regle* veut_dire signifie pas jamais interdit autorise mot arrete* stop quelqu_un pourquoi banni mute insulte* nom film chanson livre',
  you: 'tu te toi ton ta tes t_es vous votre vos t_as il elle lui son sa ses leur ils',
  me: 'je j_ai me moi mon ma mes nous on notre',
  thing:
    'creeper* zombie* squelette* araignee* enderman wither dragon* mob mobs villageois vache* cochon* mouton* poulet* poule* loup* chat cheval* epee* arc hache* pioche* tnt lave nether spawn* base ferme* arene pvp armure diamant* fer or pierre* bois coffre* potion* coords commande* serveur lag manche boss donjon raid elytre* balise bloc* totem niveau* xp four',
  grammar:
    'le la les un une des de du est et en que qui pas pour dans sur avec c_est j_ai au ce cette il elle ont sont suis fait plus mais ou y a d l qu si tout bien quoi comment',
};
