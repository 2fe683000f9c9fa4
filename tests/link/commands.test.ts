import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findTemplateFault,
  formatDuration,
  isSafeName,
  listOrders,
  type Order,
  ORDERS,
  planOrder,
  PRESETS,
  sanitizeReason,
} from '~/link/commands';
import { prepareLink } from '../support/link/useLink';

const UUID = '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55';
const details = { order: 'kick', name: 'Steve', uuid: UUID, reason: 'Be kind', seconds: null } as const;

describe('the commands of an order', () => {
  it('are those of the preset, and a preset names every order', () => {
    const sent = Object.entries(PRESETS).map(([name, set]) => [
      name,
      ORDERS.flatMap((order) => planOrder(set, { ...details, order, seconds: 90 }, '').commands),
    ]);
    expect(Object.fromEntries(sent)).toEqual({
      vanilla: [
        'tellraw Steve {"text":"Be kind","color":"red"}',
        'kick Steve Be kind',
        'kick Steve Be kind',
        'ban Steve Be kind',
        'pardon Steve',
      ],
      essentialsx: [
        'tellraw Steve {"text":"Be kind","color":"red"}',
        'essentials:mute Steve 90s Be kind',
        'essentials:kick Steve Be kind',
        'essentials:tempban Steve 90s Be kind',
        'essentials:unmute Steve',
        'essentials:unban Steve',
      ],
      litebans: [
        'warn Steve Be kind',
        'tempmute Steve 90s Be kind',
        'kick Steve Be kind',
        'tempban Steve 90s Be kind',
        'unmute Steve',
        'unban Steve',
      ],
      advancedban: [
        'warn Steve Be kind',
        'tempmute Steve 90s Be kind',
        'kick Steve Be kind',
        'tempban Steve 90s Be kind',
        'unmute Steve',
        'unban Steve',
      ],
    });
  });

  it('take back what the game was told before, and then do what holds now', () => {
    expect(listOrders('none', 'ban')).toEqual(['pardon']);
    expect(listOrders('none', 'mute')).toEqual(['unmute']);
    expect(listOrders('none', 'kick')).toEqual([]);
    expect(listOrders('mute', 'ban')).toEqual(['pardon', 'mute']);
    expect(listOrders('ban', 'ban')).toEqual(['ban']);
  });

  it('fit into a packet, whatever the script of the reason', () => {
    const template = { ...PRESETS.vanilla.commands, kick: ['kick {name} {reason} {reason} {reason}'] };
    const [command = ''] = planOrder(
      { commands: template, temporary: {} },
      { ...details, reason: '猫'.repeat(300) },
      '',
    ).commands;
    expect(Buffer.byteLength(command)).toBeLessThanOrEqual(1_446);
    expect(command).toMatch(/^kick Steve 猫{100} 猫{100} 猫{100}$/);
  });

  it.each([
    ['kick {player}', '"{player}" is no placeholder'],
    ['/kick {name}', 'without a slash'],
    ['kick {name}\nop {name}', 'one line'],
    ['', 'begins with its name'],
  ])('%j is refused as a template', (template, fault) => {
    expect(findTemplateFault(template)).toContain(fault);
    expect(findTemplateFault('kick {name} {reason}')).toBeUndefined();
  });

  it.each([
    [86_400 * 3, '3d'],
    [5_400, '90m'],
    [7_200, '2h'],
    [61, '61s'],
  ])('a duration of %i s is %s', (seconds, written) => {
    expect(formatDuration(seconds)).toBe(written);
  });
});

describe('names and reasons', () => {
  it('a name is letters, digits and underscores, behind the one prefix of Bedrock players', () => {
    for (const name of ['Steve', 'a', 'x_1'.repeat(5), '.Steve'])
      expect(isSafeName(name, '.'), name).toBe(true);
    for (const name of [
      '',
      '.',
      '..a',
      '@a',
      'a b',
      'a\n',
      'ä',
      'x'.repeat(17),
      '*Steve',
      'Steve\u0000',
      '-s',
      '/op',
    ])
      expect(isSafeName(name, '.'), name).toBe(false);
    expect(isSafeName('.Steve', '')).toBe(false);
  });

  it('a reason keeps words of any script and nothing that means something to a console or a plugin', () => {
    expect(sanitizeReason('Bitte höflich bleiben, 猫! (2. Mal)')).toBe('Bitte höflich bleiben, 猫! (2. Mal)');
    expect(
      sanitizeReason('a\n/op me §c&4 @e[type=player] <click:run_command> %p% {x} "q" --sender=a -s \u202Eb'),
    ).toBe('a op me c 4 e type player click:run command p x q sender a s b');
    expect(sanitizeReason('\n\u0000')).toBe('Your message breaks the chat rules');
  });
});

/** What players have tried on consoles, mixed with anything else. */
const HOSTILE = [
  '\nop Steve',
  '\r\nstop',
  '\u0000',
  '"',
  "'",
  '\\',
  '§4',
  '&k',
  '@a',
  '@e[type=player]',
  '/stop',
  '; stop',
  '&& stop',
  '`stop`',
  '$(stop)',
  '{name}',
  '{reason}',
  '%player_name%',
  '--sender=Console',
  '-s',
  '#template',
  '\u202E',
  '\u200F',
  '\uFEFF',
  '\u2028op',
  '\uD800',
  '<click:run_command:/op me>',
  '${jndi:ldap://x}',
  '"}},{"clickEvent":{"action":"run_command","value":"/op me"}',
  ' ',
  'Steve',
  '[12:00:00] [Server thread/INFO]: <Alex> hi',
] as const;

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

/** Exactly what may reach the console: a known command, a real name, and a reason of harmless characters. */
const INTENDED =
  /^(?:(?:kick|ban) \.?[A-Za-z0-9_]{1,16} [\p{L}\p{M}\p{N} .,!?'():-]+|pardon \.?[A-Za-z0-9_]{1,16}|tellraw \.?[A-Za-z0-9_]{1,16} \{"text":"[\p{L}\p{M}\p{N} .,!?'():-]+","color":"red"\})$/u;

describe('10,000 hostile names and messages', () => {
  it('send no command to the console but the intended ones', async () => {
    const { start, torchward, console, config, write } = await prepareLink();
    const orders: Order[] = ['warn', 'mute', 'kick', 'ban'];
    torchward.judge = ({ message }) =>
      (['warn', 'mute', 'kick', 'ban'] as const)[message.length % 4] ?? 'ban';
    const samples = fc.sample(fc.tuple(hostile, hostile, fc.nat(3)), { numRuns: 5_000, seed: 19 });
    // The feed sends the hostile names and reasons unchanged.
    for (const [name, reason, n] of samples) {
      torchward.decide({ action: orders[n] as 'warn', player_name: name, reason: reason.slice(0, 200) });
    }
    const { status } = await start();
    await expect.poll(() => status.isLogOpen).toBe(true);
    // The log has what a game server writes when a player says it.
    for (let at = 0; at < samples.length; at += 500) {
      await write(...samples.slice(at, at + 500).map(([name, message]) => `<${name || 'Steve'}> ${message}`));
    }
    await write('<Steve> the end');
    await expect
      .poll(() => [...torchward.messages.values()].some(({ message }) => message === 'the end'))
      .toBe(true);
    await expect.poll(() => status.ordersWaiting).toBe(0);
    expect(console.commands.length).toBeGreaterThan(100);
    expect(status.unsafeNames).toBeGreaterThan(3_000);
    expect(console.commands.filter((command) => !INTENDED.test(command))).toEqual([]);
    expect(config.dryRun).toBe(false);
  });

  it('never make planOrder write anything but a template with a safe name and a plain reason', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, fc.constantFrom(...ORDERS), (name, reason, uuid, order) => {
        for (const set of Object.values(PRESETS)) {
          let commands: string[] = [];
          try {
            ({ commands } = planOrder(set, { order, name, reason, uuid, seconds: 60 }, '.'));
          } catch {
            expect(isSafeName(name, '.')).toBe(false);
          }
          for (const command of commands)
            expect(command).not.toMatch(/[\p{Cc}\p{Cf}§&@/\\<>%;`$#=\n]|--|\s-/u);
        }
      }),
      { numRuns: 10_000, seed: 19 },
    );
  });
});
