/** Placeholder for the reader's own key. */
const KEY = 'sk_test_YOUR_KEY';

const indent = (text: string) => text.replaceAll('\n', '\n  ');

/**
 * Creates a `curl` command that sends one message.
 *
 * @param origin the API's origin, without a slash at the end
 * @param request an example of the body
 */
export function createCurlSample(origin: string, request: object): string {
  const body = indent(JSON.stringify(request, null, 2)).replaceAll("'", String.raw`'\''`);
  return `export TORCHWARD_KEY='${KEY}'

curl -sS '${origin}/v1/moderate' \\
  -H "Authorization: Bearer $TORCHWARD_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${body}'`;
}

/** Creates a program for Node.js 20 or newer that sends one message. The reader saves it as `moderate.mjs`. */
export function createNodeSample(origin: string, request: object): string {
  return `const response = await fetch('${origin}/v1/moderate', {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.TORCHWARD_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify(${indent(JSON.stringify(request, null, 2))}),
  signal: AbortSignal.timeout(5_000),
});
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);
console.log(answer.final_action);`;
}
