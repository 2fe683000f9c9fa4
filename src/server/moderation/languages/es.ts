import type { LanguageWords } from './slots';

export const SPANISH: LanguageWords = {
  swear:
    'mierda* joder* cono cojones hostia* puta_madre carajo verga* chingad* fuck* puta_mierda concha boludo* no_mames alv',
  insult:
    'puta* puto* pendej* gilipoll* cabron* idiota* imbecil* estupid* subnormal* retrasad* mongol* hijo_de hijueputa* hdp hijaputa malparid* marica* maricon* zorra* perra* guarra* cerd* mamon* capull* tarad* payas* basura* escoria* inutil* pelotud* boludo* forro* culero* culiao weon aweonao conchetumare ctm lameculos comemierda chupapollas cornud* bastard* asqueros* mierdoso* rata* tonto* tonta* bobo* anormal* mogolic* down cobarde* gusano* naco* maldit* callate cierra_la jodete chinga_tu vete_a mugros* idiotas patetic* parasit*',
  soft: 'feo fea feos gord* tont* burr* asco noob* manco* malo mala inutil* ridicul* mono* perro* vaca llorica* llora llorón penos* verguenza cerebro madre tu_madre apest* sucio* sucia* loc* fracasad* mentiros* tramposo* lloron* nadie enfermo*',
  slur: 'maricon* marica* negrata* sudaca* panchito* moro* gitano* indio* bollera* tortillera* travelo* chino_de negro_de puto_negro puta_negra judio_de puto_judio mono simio* machupichu* espalda_mojada joto* jotos naco',
  group:
    'negro* negra* judio* judia* musulman* islam arabe* moros cristian* african* asiatic* chino* mexican* ruso* ucranian* aleman* turco* polac* italian* frances* inmigrante* refugiad* migrante* extranjer* gay* gays homosexual* lesbiana* trans mujeres ninas discapacitad* autista* venezolan* colombian* peruan* bolivian* ecuatorian* indigena* tu_raza raza religion gente_como',
  degrade:
    'infrahuman* inferior* gasear camara_de_gas expulsar deportar exterminar quemar colgar vuelve vuelvan volved tu_pais su_pais no_son_humanos animales plaga enfermedad esclavos heil hitler nazi* fuera prohibir sobran asco apestan ladrones delincuentes terroristas matarlos todos_los',
  sexual:
    'sexo sex* desnud* nudes tetas pechos polla* pene verga pito coño chocho vagina cachond* porno* paja* mamada* chupa* chupame follar follamos follarte coger cogerte correrme orgasmo* bragas sujetador calzones culo trasero virgen excit* caliente acostar* lamer lame* rico cama gemir ropa_interior',
  rape: 'violar* violo violacion violador* pedofil* pedo_filo manosear* abusar*',
  selfkill:
    'matate suicid* suicidate ahorcate cuelgate cortate tirate saltar salta_de lejia cuerda venas pegate_un muerete tirate_de tirate_por puente desaparece_del quitate_la vida mátate te_mates mueras pastillas',
  die: 'muere muerete muerto* muerta* morir mueras morirte cancer tumba entierr* ataud funeral nacido nacer',
  harm: 'matar* mato matare voy_a_matar apunal* acuchill* disparar* disparo golpear* pegar* paliza romper* rompo parto partir* reventar* reviento quemar* estrangul* degollar* cortar* rajar* rajo buscar* encontrar* encuentro bomba* cuello huesos dientes cara asesin* balazo tiro madrear* putazo*',
  real: 'casa direccion escuela colegio instituto cole calle puerta familia madre padre mama papa hermana hermano padres ciudad manana esta_noche salida afuera duermes dormir vida_real irl vives donde_vives se_donde barrio',
  weapon: 'cuchillo* arma* pistola* navaja* escopeta* bate acido machete martillo cuter rifle',
  unwanted:
    'nadie_te nadie_quiere sin_amigos no_tienes_amigos amigos te_odian te_odia odian extranar* sin_ti adoptad* desinstala* largate lárgate vete piérdete pierdete ignoren no_le_hablen',
  dox: 'direccion numero telefono ip apellido nombre_real vive vive_en escuela codigo_postal trabaja matricula filtrad* calle dni cedula',
  age: 'edad anos cuantos_anos joven madura maduro grado 9 10 11 12 13 14 cumpleanos menor pequena',
  contact:
    'snap snapchat discord whatsapp wsp wasap insta instagram telegram skype numero llamada llam* privado md agregame facetime voz',
  picture: 'foto* pic imagen selfie* video* camara cam webcam te_ves llevas espejo cara pijama puesta puesto',
  secret:
    'secreto* no_le_digas no_digas entre_nosotros nadie_sepa padres mama papa sola solo solita borra* confia* no_cuentes',
  meet: 'conocer* vernos nos_vemos ven_a venir mi_casa tu_casa hotel recoger* recojo parque cita abraz* beso* besar* dormir_juntos novia novio quedar quedamos',
  reward:
    'regalo* regal* doy gratis robux vbucks vip rango nitro skin diamantes dinero paypal dupli* compro pavos',
  staff: 'admin* mod moderador* dueno staff consola oficial* equipo owner',
  credentials:
    'contrasena* clave login inicia_sesion verific* codigo cuenta enlace link clic* pulsa confirm* tarjeta pin pasame',
  promote:
    'unete unanse suscrib* canal youtube twitch tiktok servidor server tienda barat* vendo compra mejor vengan directo stream entren',
  quote:
    'dijo dice decir llamo llama llamado report* regla* significa no nunca prohibid* permitid* palabra para basta alguien porque banea* mute insult* apellido nombre pelicula cancion libro',
  you: 'tu te ti tus vos usted ustedes eres sos estas tienes el ella le su sus ellos les contigo vosotros os',
  me: 'yo me mi mis nosotros nos soy estoy tengo nuestro*',
  thing:
    'creeper* zombi* esqueleto* arana* enderman wither dragon* mob mobs aldeano* vaca* cerdo* oveja* gallina* pollo* lobo* gato caballo* espada* arco hacha* pico* tnt lava nether spawn* base granja* arena pvp armadura diamante* hierro oro piedra* madera cofre* pocion* coords comando* servidor lag ronda boss jefe mazmorra raid elitro* faro bloque* totem nivel* xp horno',
  grammar:
    'el la los las un una de del y que en es no por para con se lo al mas pero como si muy ya hay esta este esto son fue ha he a o donde cuando quien todo jaja jajaja',
};
