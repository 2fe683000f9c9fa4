import { describe, expect, it } from 'vitest';
import { judge } from './judge';

describe('an evening of ordinary chat', () => {
  it.each([
    'stop breathing in the mic',
    'who is breathing so loud in vc',
    'mute ur mic bro i hear ur fan',
    'trust me in ur claim',
    'add me to ur claim trust',
    'jump off and u respawn w ur stuff',
    'just die and come back',
    'swat that fly',
    'kick their butts',
    'trash server',
    'worst plugin ever',
    'sit down kid',
    'stop begging',
    'stop saying 67 im begging',
    'nitro boosters get free kits',
    'my cousin gave me free nitro',
    'i got free nitro from a friend for bday',
    'dm me on discord my user is pixelpenny',
    'discord.gg link is in the /help menu',
    'is discord.gg down',
    'he was rapping in vc',
    'he tidies his chests',
    'faggots and peas for tea lol british',
    'fagotto is the italian bassoon',
    'admin me robaron el cofre',
    'quem roubou meu baú',
    'stirb endlich du blöder wither',
    'server goes down in 5 minutes for a restart',
    'im gonna take the server down for maintenance at 9',
    'if the server goes down again im quitting',
    'ktoś mówił że zddosuje serwer, tylko ostrzegam',
  ])('is no finding: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ recommended_action: 'none', needs_review: false });
  });

  it.each(['whats ddos', 'what does swatting mean'])('leads to no action: "%s"', (message) => {
    expect(judge(message).recommended_action).toBe('none');
  });

  it.each([
    'la puta madre que lag',
    'puta vida perdí todo',
    'me cago en la puta me mató un creeper',
    'puta que pariu que lag',
    'porca puttana il lag',
  ])('swears at no player: "%s"', (message) => {
    expect(judge(message)).toMatchObject({ category: 'profanity', recommended_action: 'warn' });
  });
});

describe('what looks like an evening of ordinary chat', () => {
  it.each([
    ['self_harm', 'kay why ess'],
    ['self_harm', 'stop breathing and die irl'],
    ['harassment', 'tu puta madre'],
    ['harassment', 'trash human'],
    ['scam', 'i got free nitro from this site, click the link'],
    ['scam', 'my bro gave me free nitro, dm me and u can too'],
    ['advertising', 'discord.gg/kR7zPq'],
    ['advertising', 'discord . gg / kR7zPq'],
    ['hate', 'nibber go home'],
    ['hate', 'ur such a ni🅱️🅱️a'],
    ['threat', 'unban me or the server goes down'],
    ['threat', 'wenn ihr mich nicht entbannt leg ich euren server lahm'],
    ['threat', 'voy a tirar el server si no me desbanean'],
    ['threat', 'vou ddosar o server'],
    ['threat', 'vou derrubar o servidor se não me desbanir'],
    ['threat', 'je vais faire tomber votre serveur si vous me débannez pas'],
    ['threat', 'ik ddos de server als je me niet unbant'],
    ['threat', 'zddosuje wam serwer'],
    ['threat', 'разбань или я положу сервер'],
    ['threat', 'sunucuyu çökerteceğim'],
  ])('leads to an action for %s: "%s"', (category, message) => {
    expect(judge(message)).toMatchObject({ category });
    expect(judge(message).recommended_action).not.toBe('none');
  });
});
