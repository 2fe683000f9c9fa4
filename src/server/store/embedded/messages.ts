/** What the main thread tells the database worker. */
export type ToWorker =
  | { kind: 'reset' }
  | { kind: 'protocol'; id: number; bytes: Uint8Array }
  | { kind: 'close' };

/** What the database worker answers. */
export type FromWorker =
  | { kind: 'ready'; milliseconds: number }
  | { kind: 'answer'; id: number; bytes: Uint8Array }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'fatal'; reason: string }
  | { kind: 'closed' };

export interface WorkerOptions {
  folder: string;
}
