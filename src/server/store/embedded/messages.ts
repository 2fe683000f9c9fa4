/** Messages from the main thread to the database worker. */
export type WorkerRequest =
  | { kind: 'reset' }
  | { kind: 'protocol'; id: number; bytes: Uint8Array }
  | { kind: 'close' };

/** Messages from the database worker to the main thread. */
export type WorkerAnswer =
  | { kind: 'ready'; milliseconds: number }
  | { kind: 'answer'; id: number; bytes: Uint8Array }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'fatal'; reason: string }
  | { kind: 'closed' };

export interface WorkerOptions {
  folder: string;
}
