import type { ReferenceCall } from '~/contract/reference.gen';
import type { CodeSample } from '~/design-system';

/** Languages of the samples, the one that needs least first. */
export const SAMPLE_LANGUAGES = ['curl', 'TypeScript', 'Java', 'Python'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** What a sample needs to know of a call. */
export type SampledCall = Pick<ReferenceCall, 'id' | 'method' | 'path' | 'request'>;

/** Placeholder for the reader's own key. */
const KEY = 'sk_live_YOUR_KEY';
/** Placeholder for the id in a call's path. */
const ID = '019361f0-7c00-7b3a-9c41-2f6f2d1f0b22';
/** The query of a sample where the call means little without one. */
const QUERIES: Readonly<Partial<Record<string, string>>> = { listDecisions: '?wait=5&server=survival-1' };

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
const formatJson = (value: unknown, space = 2) => JSON.stringify(value, null, space);

function createUrl({ id, path }: SampledCall, origin: string): string {
  return `${origin}${path.replace('{id}', ID)}${QUERIES[id] ?? ''}`;
}

function createCurl(call: SampledCall, origin: string): string {
  const { method, request } = call;
  const lines = [`curl -sS '${createUrl(call, origin)}'`, `-H 'Authorization: Bearer ${KEY}'`];
  if (request !== null) {
    lines.push(`-H 'Content-Type: application/json'`);
    lines.push(`-d '${indent(formatJson(request), '  ').replaceAll("'", String.raw`'\''`)}'`);
  } else if (method !== 'GET') lines.push(`-X ${method}`);
  return lines.join(' \\\n  ');
}

/** The statements of a sample with the client package, by the call that they make. */
const CLIENT_STATEMENTS: Readonly<Partial<Record<string, (request: string) => string>>> = {
  moderateMessage: (request) => `const verdict = await torchward.moderate(${request});
console.log(verdict.final_action);`,
  moderateBatch: (request) => `const { messages } = ${request};
for (const verdict of await torchward.moderateBatch(messages)) {
  if (verdict instanceof TorchwardError) console.error(verdict.message);
  else console.log(verdict.final_action);
}`,
  listDecisions: () => `for await (const decision of torchward.decisions({ server: 'survival-1' })) {
  console.log(decision.action, decision.player_name, decision.reason);
  await torchward.reportDecision(decision.id, { result: 'carried_out', server: 'survival-1' });
}`,
  reportDecision: (request) => `const delivery = await torchward.reportDecision('${ID}', ${request});
console.log(delivery?.state);`,
};

function createTypeScript(call: SampledCall, origin: string): string {
  const { id, method, request } = call;
  const statements = CLIENT_STATEMENTS[id]?.(formatJson(request));
  if (statements !== undefined) {
    const imports = statements.includes('TorchwardError')
      ? 'createTorchward, TorchwardError'
      : 'createTorchward';
    return `import { ${imports} } from 'torchward';

const torchward = createTorchward({ url: '${origin}', key: '${KEY}' });
${statements}
await torchward.close();`;
  }
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    request === null
      ? `  headers: { authorization: 'Bearer ${KEY}' },`
      : `  headers: { authorization: 'Bearer ${KEY}', 'content-type': 'application/json' },`,
    ...(request === null ? [] : [`  body: JSON.stringify(${indent(formatJson(request), '  ')}),`]),
  ];
  return [
    `const response = await fetch('${createUrl(call, origin)}', {`,
    ...options,
    '});',
    'const answer = (await response.json()) as { detail?: string };',
    'if (!response.ok) throw new Error(answer.detail);',
    'console.log(answer);',
  ].join('\n');
}

function createJava(call: SampledCall, origin: string): string {
  const { method, request } = call;
  const body = indent(formatJson(request).replaceAll('\\', String.raw`\\`), '        ');
  const sent =
    request === null
      ? [`            .method("${method}", HttpRequest.BodyPublishers.noBody())`]
      : [
          '            .header("Content-Type", "application/json")',
          `            .method("${method}", HttpRequest.BodyPublishers.ofString(body))`,
        ];
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    '',
    'public class Sample {',
    '    public static void main(String[] args) throws Exception {',
    ...(request === null ? [] : [`        String body = """\n        ${body}""";`]),
    `        HttpRequest request = HttpRequest.newBuilder(URI.create("${createUrl(call, origin)}"))`,
    `            .header("Authorization", "Bearer ${KEY}")`,
    ...sent,
    '            .build();',
    '        HttpResponse<String> response = HttpClient.newHttpClient()',
    '            .send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.body());',
    '    }',
    '}',
  ].join('\n');
}

/** Python's names for JSON's `null`, `true` and `false`. */
const PYTHON_WORDS: Readonly<Record<string, string>> = { null: 'None', true: 'True', false: 'False' };

function createPython(call: SampledCall, origin: string): string {
  const { method, request } = call;
  const body = formatJson(request, 4).replaceAll(
    /(?<=: )(?:null|true|false)\b/g,
    (word) => PYTHON_WORDS[word] ?? word,
  );
  const url = createUrl(call, origin);
  return [
    'import json',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    '${url}',`,
    `    method='${method}',`,
    ...(request === null ? [] : [`    data=json.dumps(${indent(body, '    ')}).encode(),`]),
    `    headers={'Authorization': 'Bearer ${KEY}', 'Content-Type': 'application/json'},`,
    ')',
    'with urllib.request.urlopen(request, timeout=30) as response:',
    '    print(json.load(response))',
  ].join('\n');
}

const CREATORS: Readonly<Record<SampleLanguage, (call: SampledCall, origin: string) => string>> = {
  curl: createCurl,
  TypeScript: createTypeScript,
  Java: createJava,
  Python: createPython,
};

/**
 * Creates a program that makes a call, ready to copy. TypeScript uses the client package where it has the call.
 *
 * @param origin the API's origin, without a slash at the end
 */
export function createCallSample(call: SampledCall, origin: string, language: SampleLanguage): CodeSample {
  return { language, code: CREATORS[language](call, origin) };
}

/** Creates a call's samples in every language. */
export function createCallSamples(call: SampledCall, origin: string): [CodeSample, ...CodeSample[]] {
  const [first, ...others] = SAMPLE_LANGUAGES;
  return [
    createCallSample(call, origin, first),
    ...others.map((language) => createCallSample(call, origin, language)),
  ];
}
