/** Stands where readers put their own key. */
const KEY = 'sk_test_YOUR_KEY';

const indent = (text: string) => text.replaceAll('\n', '\n  ');

/**
 * One message from the command line.
 *
 * @param origin where the API is served, without a slash at the end
 * @param request an example of the body
 */
export function curlSample(origin: string, request: object): string {
  const body = indent(JSON.stringify(request, null, 2)).replaceAll("'", String.raw`'\''`);
  return `export TORCHWARD_KEY='${KEY}'

curl -sS '${origin}/v1/moderate' \\
  -H "Authorization: Bearer $TORCHWARD_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${body}'`;
}

/** The same as a program for Node.js 20 or newer, to be saved as `moderate.mjs`. */
export function nodeSample(origin: string, request: object): string {
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
