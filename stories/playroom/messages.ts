import * as v from 'valibot';

const numbered = { version: v.number() };

/** What the page sends to a frame: a composition, in its own words and compiled. */
const drawSchema = v.object({
  type: v.literal('playroom-draw'),
  ...numbered,
  source: v.string(),
  code: v.string(),
});

/** What a frame sends to the page. */
const reportSchema = v.variant('type', [
  v.object({ type: v.literal('playroom-ready') }),
  v.object({
    type: v.literal('playroom-drawn'),
    ...numbered,
    fault: v.optional(v.object({ message: v.string(), line: v.optional(v.number()) })),
  }),
]);

export type DrawMessage = v.InferOutput<typeof drawSchema>;
export type ReportMessage = v.InferOutput<typeof reportSchema>;

/** Sends a message to another window of this Storybook, and to no other site. */
export function send(target: Window, message: DrawMessage | ReportMessage): void {
  target.postMessage(message, window.location.origin);
}

/** Calls back for each message of a type from windows of this Storybook. */
function listen<Schema extends typeof drawSchema | typeof reportSchema>(
  schema: Schema,
  onMessage: (message: v.InferOutput<Schema>, source: MessageEventSource | null) => void,
): () => void {
  const onEvent = ({ origin, data, source }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin) return;
    const { success, output } = v.safeParse(schema, data);
    if (success) onMessage(output, source);
  };
  window.addEventListener('message', onEvent);
  return () => window.removeEventListener('message', onEvent);
}

export const listenToPage = (onMessage: (message: DrawMessage) => void): (() => void) =>
  listen(drawSchema, (message, source) => source === window.parent && onMessage(message));

export const listenToFrames = (
  onMessage: (message: ReportMessage, source: MessageEventSource | null) => void,
): (() => void) => listen(reportSchema, onMessage);
