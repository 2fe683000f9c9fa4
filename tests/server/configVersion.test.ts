import { expect, it } from 'vitest';
import type { Config } from '~/contract/api.gen';
import { defaultConfig } from '~/server/store/repositories/configs';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

describeOnBothStores('a configuration that changed meanwhile', (server) => {
  const save = ({ token }: TestOwner, payload: Config) =>
    server().call(token, { method: 'PUT', url: '/api/dashboard/config', payload });
  const read = async ({ token }: TestOwner) => {
    const answer = await server().call(token, { method: 'GET', url: '/api/dashboard/config' });
    const { config, version } = answer.json<{ config: Config; version: number }>();
    return { ...config, version };
  };

  it('is not replaced by a save that began from an older version, and the refusal holds it', async () => {
    const owner = await server().createOwner();
    const begun = await read(owner);
    const theirs: Config = { ...begun, automation_level: 'auto_ban' };
    expect((await save(owner, theirs)).statusCode).toBe(200);
    const refused = await save(owner, { ...begun, server_rules: 'Be kind.' });
    expect(refused.statusCode).toBe(412);
    const current = await read(owner);
    expect(current).toEqual({ ...theirs, version: 1 });
    expect(refused.json()).toMatchObject({ status: 412, current });
    expect((await save(owner, { ...current, server_rules: 'Be kind.' })).statusCode).toBe(200);
  });

  it('is saved once by several first saves at the same moment', async () => {
    const owner = await server().createOwner();
    const begun = await read(owner);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => save(owner, { ...begun, confidence_threshold: n / 10 })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(5);
  });

  it('is that of a save whose answer was lost: the repeated save is answered, and saves nothing', async () => {
    const owner = await server().createOwner();
    const change: Config = { ...(await read(owner)), automation_level: 'auto_ban', server_rules: 'Be kind.' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(owner, change)));
    answers.push(await save(owner, change));
    const { version, ...config } = await read(owner);
    expect(version).toBe(1);
    expect(answers.map((answer) => answer.json<object>())).toEqual(answers.map(() => ({ config, version })));
  });

  it('is replaced by a save that names no version, as before', async () => {
    const owner = await server().createOwner();
    for (let times = 0; times < 2; times += 1) {
      expect((await save(owner, defaultConfig)).statusCode).toBe(200);
    }
  });
});
