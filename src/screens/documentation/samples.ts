import type { Endpoint } from '~/contract/endpoints.gen';
import type { CodeSample } from '~/design-system';

/** Placeholder for the reader's own key. */
const KEY = 'sk_live_YOUR_KEY';

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

/** Python's names for JSON's `null`, `true` and `false`. */
function pythonOf(value: unknown): string {
  return JSON.stringify(value, null, 4).replaceAll(/: (null|true|false)\b/g, (_, word: string) => {
    const words: Readonly<Record<string, string>> = { null: ': None', true: ': True', false: ': False' };
    return words[word] ?? `: ${word}`;
  });
}

function curl({ method, request }: Endpoint, url: string): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    `-H 'Authorization: Bearer ${KEY}'`,
  ];
  if (request !== null) {
    lines.push(`-H 'Content-Type: application/json'`);
    lines.push(`-d '${indent(JSON.stringify(request, null, 2), '  ').replaceAll("'", `'\\''`)}'`);
  }
  return lines.join(' \\\n  ');
}

function javaScript({ method, request }: Endpoint, url: string): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    request === null
      ? `  headers: { authorization: 'Bearer ${KEY}' },`
      : `  headers: {\n    authorization: 'Bearer ${KEY}',\n    'content-type': 'application/json',\n  },`,
    ...(request === null
      ? []
      : [`  body: JSON.stringify(${indent(JSON.stringify(request, null, 2), '  ')}),`]),
  ];
  return [
    `const response = await fetch('${url}', {`,
    ...options,
    '});',
    'if (!response.ok) throw new Error((await response.json()).detail);',
    'const answer = await response.json();',
  ].join('\n');
}

function java({ method, request }: Endpoint, url: string): string {
  const body =
    request === null
      ? ''
      : `String body = """\n    ${indent(JSON.stringify(request, null, 2), '    ')}""";\n`;
  const call =
    request === null
      ? ['    .GET()']
      : [
          '    .header("Content-Type", "application/json")',
          `    .method("${method}", HttpRequest.BodyPublishers.ofString(body))`,
        ];
  return [
    `${body}HttpRequest request = HttpRequest.newBuilder(URI.create("${url}"))`,
    `    .header("Authorization", "Bearer ${KEY}")`,
    ...call,
    '    .build();',
    'HttpResponse<String> response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString());',
  ].join('\n');
}

function python({ method, request }: Endpoint, url: string): string {
  const lines = [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    '${url}',`,
    `    headers={'Authorization': 'Bearer ${KEY}'},`,
    ...(request === null ? [] : [`    json=${indent(pythonOf(request), '    ')},`]),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    'answer = response.json()',
  ];
  return lines.join('\n');
}

/**
 * Code samples of a call, ready to copy.
 *
 * @param origin the API's origin, without a slash at the end
 */
export function createSamples(endpoint: Endpoint, origin: string): readonly [CodeSample, ...CodeSample[]] {
  const url = `${origin}${endpoint.path}`;
  return [
    { language: 'curl', code: curl(endpoint, url) },
    { language: 'JavaScript', code: javaScript(endpoint, url) },
    { language: 'Java', code: java(endpoint, url) },
    { language: 'Python', code: python(endpoint, url) },
  ];
}
