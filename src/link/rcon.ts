import { connect, type Socket } from 'node:net';

/** Why the link can't use the game server's console. */
export type RconFault = 'refused' | 'wrong password' | 'unreachable' | 'no answer' | 'closed';

export class RconError extends Error {
  override name = 'RconError';
  readonly fault: RconFault;

  constructor(fault: RconFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}

export interface RconOptions {
  host: string;
  port: number;
  password: string;
  /** How long to wait for a connection or an answer, in milliseconds. @default 5000 */
  timeoutMs?: number;
}

/** Packet types of the Source RCON protocol, which Minecraft speaks: https://minecraft.wiki/w/RCON */
const COMMAND = 2;
const LOGIN = 3;

/** A server drops the connection over longer packets; header and both NUL bytes are not counted. */
export const MAX_COMMAND_BYTES = 1_446;
/** The most a server sends in one packet, with room for servers that send more than vanilla. */
const MAX_PACKET_BYTES = 65_536;

interface Packet {
  id: number;
  body: string;
}

function encodePacket(id: number, type: number, body: string): Buffer {
  const text = Buffer.from(body, 'utf8');
  const packet = Buffer.alloc(text.length + 14);
  packet.writeInt32LE(text.length + 10, 0);
  packet.writeInt32LE(id, 4);
  packet.writeInt32LE(type, 8);
  text.copy(packet, 12);
  return packet;
}

/** Cuts the first whole packet off. @throws {RconError} for bytes that are no packet */
function takePacket(bytes: Buffer): { packet: Packet; rest: Buffer } | undefined {
  if (bytes.length < 4) return undefined;
  const length = bytes.readInt32LE(0);
  if (length < 10 || length > MAX_PACKET_BYTES)
    throw new RconError('closed', 'What listens there does not speak RCON.');
  if (bytes.length < length + 4) return undefined;
  const body = bytes.toString('utf8', 12, length + 2);
  return { packet: { id: bytes.readInt32LE(4), body }, rest: bytes.subarray(length + 4) };
}

function describeSocketError(error: NodeJS.ErrnoException, { host, port }: RconOptions): RconError {
  const place = `${host}:${port}`;
  if (error.code === 'ECONNREFUSED')
    return new RconError('refused', `Nothing listens on ${place}; is enable-rcon=true in server.properties?`);
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE')
    return new RconError('closed', `${place} closed the connection.`);
  return new RconError('unreachable', `${place} can't be reached (${error.code ?? error.message}).`);
}

/** One connection to a console, opened by the first command and again by the first one after it broke. */
export class RconClient {
  readonly #options: Required<RconOptions>;
  #socket: Socket | undefined;
  #opening: Promise<Socket> | undefined;
  #lastId = 0;
  #waiting: { id: number; resolve: (body: string) => void; reject: (error: RconError) => void } | undefined;
  /** Runs commands one at a time, because an RCON answer does not say which command it answers. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: RconOptions) {
    this.#options = { timeoutMs: 5_000, ...options };
  }

  /**
   * Sends one command. @returns the console's answer, of a long one its first packet
   * @throws {RconError} with a sentence for the owner
   */
  send(command: string): Promise<string> {
    const sent = this.#queue.then(() => this.#sendNow(command));
    this.#queue = sent.catch(() => undefined);
    return sent;
  }

  close(): void {
    this.#drop(new RconError('closed', 'The link closed the connection.'));
  }

  async #sendNow(command: string): Promise<string> {
    this.#opening ??= this.#open();
    const socket = await this.#opening.catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return await this.#exchange(socket, COMMAND, command);
  }

  async #open(): Promise<Socket> {
    const { host, port, password } = this.#options;
    const socket = connect({ host, port, noDelay: true });
    this.#socket = socket;
    let bytes: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      try {
        for (let taken = takePacket(bytes); taken; taken = takePacket(bytes)) {
          bytes = taken.rest;
          this.#onPacket(taken.packet);
        }
      } catch (error) {
        this.#drop(error as RconError);
      }
    });
    socket.on('error', (error) => this.#drop(describeSocketError(error, this.#options), socket));
    socket.on('close', () =>
      this.#drop(new RconError('closed', `${host}:${port} closed the connection.`), socket),
    );
    // Node writes this once the connection is open.
    await this.#exchange(socket, LOGIN, password);
    return socket;
  }

  #exchange(socket: Socket, type: number, body: string): Promise<string> {
    const { host, port, timeoutMs } = this.#options;
    this.#lastId = (this.#lastId % 0x7fff_fff0) + 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#drop(new RconError('no answer', `${host}:${port} did not answer in ${timeoutMs / 1000} s.`));
      }, timeoutMs);
      const end =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          this.#waiting = undefined;
          settle(value);
        };
      this.#waiting = { id, resolve: end(resolve), reject: end(reject) };
      socket.write(encodePacket(id, type, body));
    });
  }

  #onPacket({ id, body }: Packet): void {
    if (id === -1) {
      this.#drop(
        new RconError(
          'wrong password',
          'The console refused the password; compare rcon.password in server.properties.',
        ),
      );
    } else if (id === this.#waiting?.id) {
      this.#waiting.resolve(body);
    }
    // Anything else is the rest of an answer that was longer than a packet.
  }

  #drop(error: RconError, socket: Socket | undefined = this.#socket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.#opening = undefined;
    socket?.destroy();
    this.#waiting?.reject(error);
  }
}
