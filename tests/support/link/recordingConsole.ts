import { createServer, type Server, type Socket } from 'node:net';
import { listenOnFreePort } from '../freePort';

/** A console that speaks RCON and writes down every command. */
export interface RecordingConsole {
  port: number;
  commands: string[];
  /** Answers a command; undefined for no answer at all. */
  answer: (command: string) => string | undefined | Promise<string>;
  /** Closes every connection and refuses new ones. */
  stop: () => Promise<void>;
  /** Listens again on the same port. */
  start: () => Promise<void>;
  connections: number;
}

export const CONSOLE_PASSWORD = 'torch §light "1"';

function encode(id: number, type: number, body: string): Buffer {
  const text = Buffer.from(body);
  const packet = Buffer.alloc(14 + text.length);
  packet.writeInt32LE(10 + text.length, 0);
  packet.writeInt32LE(id, 4);
  packet.writeInt32LE(type, 8);
  text.copy(packet, 12);
  return packet;
}

/** Starts a console with the RCON of the unmodified game. It shares no code with the client under test. */
export async function startConsole(): Promise<RecordingConsole> {
  const sockets = new Set<Socket>();
  const console: RecordingConsole = {
    port: 0,
    commands: [],
    connections: 0,
    answer: () => '',
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
    start: async () => {
      server = listen();
      await new Promise<void>((resolve) => server.listen(console.port, '127.0.0.1', resolve));
    },
  };
  const listen = (): Server =>
    createServer((socket) => {
      console.connections += 1;
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
      let isLoggedIn = false;
      let bytes: Buffer = Buffer.alloc(0);
      socket.on('data', (chunk: Buffer) => {
        bytes = Buffer.concat([bytes, chunk]);
        while (bytes.length >= 4 && bytes.length >= bytes.readInt32LE(0) + 4) {
          const end = bytes.readInt32LE(0) + 4;
          const [id, type, body] = [
            bytes.readInt32LE(4),
            bytes.readInt32LE(8),
            bytes.toString('utf8', 12, end - 2),
          ];
          bytes = bytes.subarray(end);
          if (type === 3) {
            isLoggedIn = body === CONSOLE_PASSWORD;
            socket.write(encode(isLoggedIn ? id : -1, 2, ''));
          } else if (isLoggedIn) {
            console.commands.push(body);
            void Promise.resolve(console.answer(body)).then((text) => {
              if (text !== undefined && !socket.destroyed) socket.write(encode(id, 0, text));
            });
          }
        }
      });
    });
  let server = listen();
  console.port = await listenOnFreePort(server);
  return console;
}
