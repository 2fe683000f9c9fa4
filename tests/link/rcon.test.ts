import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { RconClient } from '~/link/rcon';
import { CONSOLE_PASSWORD, type RecordingConsole, startConsole } from '../support/link/recordingConsole';
import { listenOnFreePort } from '../support/freePort';

const consoles: RecordingConsole[] = [];
const clients: RconClient[] = [];

async function connect(
  password = CONSOLE_PASSWORD,
): Promise<{ console: RecordingConsole; client: RconClient }> {
  const console = await startConsole();
  const client = new RconClient({ host: '127.0.0.1', port: console.port, password, timeoutMs: 300 });
  consoles.push(console);
  clients.push(client);
  return { console, client };
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await Promise.all(consoles.splice(0).map((console) => console.stop()));
});

describe('RCON', () => {
  it('sends commands one after the other over one connection, and gives each its own answer', async () => {
    const { console, client } = await connect();
    console.answer = (command) =>
      new Promise((resolve) => setTimeout(() => resolve(`did ${command}`), Math.random() * 9));
    const answers = await Promise.all(['a', 'b', 'ä 猫', 'c'].map((command) => client.send(command)));
    expect(answers).toEqual(['did a', 'did b', 'did ä 猫', 'did c']);
    expect(console.commands).toEqual(['a', 'b', 'ä 猫', 'c']);
    expect(console.connections).toBe(1);
  });

  it('names a wrong password, and tries it again with the next command', async () => {
    const { console, client } = await connect('wrong');
    await expect(client.send('list')).rejects.toMatchObject({ fault: 'wrong password' });
    await expect(client.send('list')).rejects.toMatchObject({ fault: 'wrong password' });
    expect(console.commands).toEqual([]);
    expect(console.connections).toBe(2);
  });

  it('names a console that refuses connections, and reaches it once it listens', async () => {
    const { console, client } = await connect();
    await console.stop();
    await expect(client.send('list')).rejects.toMatchObject({ fault: 'refused' });
    await console.start();
    await expect(client.send('list')).resolves.toBe('');
  });

  it('names a console that does not answer, and connects anew for the next command', async () => {
    const { console, client } = await connect();
    console.answer = (command) => (command === 'list' ? undefined : 'ok');
    await expect(client.send('list')).rejects.toMatchObject({ fault: 'no answer' });
    await expect(client.send('say')).resolves.toBe('ok');
    expect(console.connections).toBe(2);
  });

  it('names a program that speaks something else', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const port = await listenOnFreePort(server);
    const client = new RconClient({ host: '127.0.0.1', port, password: 'x', timeoutMs: 300 });
    await expect(client.send('list')).rejects.toThrow('What listens there does not speak RCON.');
    client.close();
    server.close();
  });
});
