import type { LanguageWords } from './slots';

export const ENGLISH: LanguageWords = {
  swear: 'fuck* fck fk fking fkn fuk* shit* sht bullshit wtf damn* goddamn* ffs crap* bloody_hell motherf*',
  insult:
    'idiot* moron* imbecile* loser* retard* dumbass* asshole* arsehole* asshat* dickhead* douche* scum* shithead* dipshit* fucktard fuckwit* fucker* motherfucker* wanker* cunt* whore* slut* skank* thot* hoe bitch* biatch braindead numbskull halfwit* nitwit* dimwit* fatass* fatso lardass bastard* twat* prick pricks bellend* spastic* mongoloid* cretin* simp incel* neckbeard* lowlife* crybaby stfu kys parasite* vermin pos dumbo weirdo* creep freak* coward*',
  soft: 'stupid dumb dumbest ugly fat smelly stinky gross disgusting pathetic useless worthless trash garbage noob* dog pig rat monkey cow clown* toxic annoying cringe weird filthy lazy crazy psycho liar cheater* failure mistake disgrace embarrassment ez suck sucks joke brainless',
  slur: 'nigg* fag fags faggot* dyke* homos tranny* trannies shemale* kike* chink chinks gook* spic spics wetback* beaner* paki pakis raghead* towelhead* sandnig* coon coons pikey* chingchong ching_chong lesbo* cripple*',
  group:
    'black* jew jews jewish muslim* islam* arab* christian* hindu* mexican* chinese asian* african* indian* polish poles russian* ukrainian* german* turk* french italian* spanish immigrant* refugee* migrant* foreigner* gay* lesbian* trans transgender women girls disabled autistic homeless people_like_you your_kind race religion',
  degrade:
    'subhuman* inferior gas gassed deport* exterminat* lynch* burn hang go_back get_out your_country not_human animals disease plague ruin* filth slaves heil hitler nazi* white_power kkk 1488 master_race belong dont_belong should_all ban_all all_the',
  sexual:
    'sex* nude* naked boobs tits titties dick cock penis pussy vagina horny porn* blowjob handjob cum cumming suck_my lick_my ride masturbat* orgasm* fuck_me fuck_you_hard moan bra panties underwear undress strip thighs sexy hot virgin onlyfans kinky dildo anal bedroom jerk_off daddy',
  rape: 'rape* raping molest* pedo* pedophile* grope*',
  selfkill:
    'kys kill_yourself kill_urself kill_ur_self end_yourself end_your_life end_it hang_yourself slit_your cut_yourself cut_your_wrists neck_yourself drink_bleach jump_off take_your_own unalive_yourself delete_yourself shoot_yourself suicide* overdose rope noose bleach wrists better_off_dead off_yourself',
  die: 'die dead death funeral grave cancer bury coffin never_been_born',
  harm: 'kill* stab* shoot* beat* punch* break_your strangl* choke smash* murder* hurt* burn* slap* slit cut rip knock_out hunt find_you find_where blow_up bomb* throat skull bones kneecaps',
  real: 'house home address school irl real_life street door family mother mom mum dad sister brother parents town city tomorrow tonight after_school outside sleep live_at where_you_live know_where bus',
  weapon: 'gun* knife knives pistol rifle bat acid machete hammer blade',
  unwanted:
    'nobody_likes nobody_wants no_one_likes no_one_wants nobody_would nobody_cares no_friends hates_you everyone_hates miss_you better_without adopted log_off uninstall leave ignore_him ignore_her dont_talk',
  dox: 'address phone number ip full_name real_name lives_at lives_in school postcode zip works_at licence_plate leaked doxx* doxed',
  age: 'old age years yo kid young teen grade 9 10 11 12 13 14 mature for_your_age birthday',
  contact:
    'snap snapchat discord whatsapp insta instagram telegram skype kik dm dms number call facetime voice private app text_me add_me',
  picture: 'pic pics picture* photo* selfie* video cam camera webcam look_like wearing face mirror pyjamas',
  secret:
    'secret dont_tell between_us our_secret parents mom mum dad alone delete trust nobody_has keep_it home_alone',
  meet: 'meet come_over visit my_place your_place hotel pick_you park date hang_out cuddle kiss sleepover boyfriend girlfriend',
  reward:
    'gift give robux vbucks vip rank free nitro skin skins diamonds buy_you money paypal double giveaway dupe',
  staff: 'admin* mod mods moderator* owner staff helper console server_team official',
  credentials:
    'password* login log_in verify verification code account 2fa email click link claim pin card gift_card dm_me',
  promote:
    'join subscribe sub channel youtube twitch tiktok discord_gg server shop store cheap buy ip sell sale selling best_server come_play stream play',
  quote:
    'said called calls calling says word report* rule* mean means meaning not never allowed bannable insult against stop dont please quote* told someone why muted banned warn* screenshot spelled name surname town movie song book',
  you: 'you u ur your youre yourself urself ya him her she he his they them their',
  me: 'i im me my myself we our us ive',
  thing:
    'creeper* zombie* skeleton* spider* enderman wither dragon mob* villager* cow cows pig pigs sheep chicken* wolf cat horse* sword* bow axe* pickaxe* tnt lava nether end spawn* base farm* arena pvp armor diamond* iron gold stone wood chest* potion* coords command* server lag round boss dungeon raid trident elytra beacon blocks totem level* xp parkour minecart furnace',
  grammar:
    'the a an is are was of to in on and or with for that this it have has had do does did be been will would can at from just so if what when where who how there here got get go going lol too but',
};
