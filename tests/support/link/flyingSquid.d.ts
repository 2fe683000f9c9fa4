/** The part of the server that the tests use; the package has no types of its own. */
declare module 'flying-squid' {
  import type { EventEmitter } from 'node:events';

  export interface Player extends EventEmitter {
    username: string;
    uuid: string;
    kick: (reason: string) => void;
    chat: (message: unknown) => void;
    _client: { write: (name: string, packet: object) => void };
  }

  export interface MCServer extends EventEmitter {
    players: Player[];
    quit: (reason?: string) => Promise<void>;
  }

  export function createMCServer(options: object): MCServer;
}
