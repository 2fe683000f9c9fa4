/** How much a change asks of the package's users, by Semantic Versioning. */
export type Level = 'major' | 'minor' | 'patch';

export interface InterfaceChange {
  level: Level;
  /** What changed, as a sentence in Markdown. */
  text: string;
}

interface Entry {
  kind: string;
  /** What follows the name: ancestors, the meaning of a type, the entries of a list. */
  rest: string;
  /** The declarations of its props by their name. */
  props: ReadonlyMap<string, string>;
}

/** Reads the reviewed list of an interface: one line for each export, and an indented one for each of its props. */
function readEntries(text: string): ReadonlyMap<string, Entry> {
  const blocks = text.split(/^(?=\S)/m).filter(Boolean);
  return new Map(
    blocks.map((block) => {
      const [head = '', ...props] = block.trimEnd().split('\n');
      const [, kind = '', name = '', rest = ''] = /^(\w+) (\w+) ?(.*)$/.exec(head) ?? [];
      const declarations = props.map((prop): [string, string] => [
        /^\s*(\w+)/.exec(prop)?.[1] ?? prop,
        prop.trim(),
      ]);
      return [name, { kind, rest, props: new Map(declarations) }];
    }),
  );
}

const isOptional = (declaration: string): boolean => /^\w+\?/.test(declaration);

/** The type of a prop without its name, or null for a method. */
const readType = (declaration: string): string => declaration.replace(/^\w+\??:?\s*/, '');

const QUOTED = /'[^']*'/g;

/** Whether `after` is `before` with more quoted values, as a union that has grown. */
function hasOnlyNewValues(before: string, after: string): boolean {
  const values = new Set(after.match(QUOTED));
  const lost = (before.match(QUOTED) ?? []).filter((value) => !values.has(value));
  const skeleton = (text: string) => text.replaceAll(QUOTED, '').replaceAll(/[\s|]+/g, '');
  return lost.length === 0 && skeleton(before) === skeleton(after);
}

function compareProp(name: string, before: string, after: string): InterfaceChange[] {
  if (before === after) return [];
  const becameRequired = isOptional(before) && !isOptional(after);
  const grew = hasOnlyNewValues(readType(before), readType(after));
  const level = !becameRequired && grew ? 'minor' : 'major';
  return [{ level, text: `\`${name}\` is \`${after}\`; it was \`${before}\`.` }];
}

function compareProps(owner: string, before: Entry, after: Entry): InterfaceChange[] {
  const removed = [...before.props.keys()]
    .filter((name) => !after.props.has(name))
    .map((name): InterfaceChange => ({ level: 'major', text: `\`${owner}.${name}\` is gone.` }));
  const rest = [...after.props].flatMap(([name, declaration]): InterfaceChange[] => {
    const previous = before.props.get(name);
    const path = `${owner}.${name}`;
    if (previous !== undefined) return compareProp(path, previous, declaration);
    const level = isOptional(declaration) ? 'minor' : 'major';
    return [{ level, text: `\`${path}\` is new: \`${declaration}\`.` }];
  });
  return [...removed, ...rest];
}

/** A list names its entries; a type its ancestors or its meaning. */
function compareHead(name: string, before: Entry, after: Entry): InterfaceChange[] {
  if (before.kind === after.kind && before.rest === after.rest) return [];
  const isList = before.kind === 'list' && after.kind === 'list';
  const lost = before.rest.split(' ').filter((entry) => !after.rest.split(' ').includes(entry));
  const grew = isList ? lost.length === 0 : hasOnlyNewValues(before.rest, after.rest);
  const level = before.kind === after.kind && grew ? 'minor' : 'major';
  const print = ({ kind, rest }: Entry) => `${kind} ${rest}`.trim();
  return [{ level, text: `\`${name}\` is \`${print(after)}\`; it was \`${print(before)}\`.` }];
}

/**
 * What changed between two reviewed lists of an interface, the most demanding first. A lost export, prop or value, a prop
 * that became required and any other changed type are major; what is added is minor.
 */
export function compareInterfaces(before: string, after: string): InterfaceChange[] {
  const [old, current] = [readEntries(before), readEntries(after)];
  const removed = [...old]
    .filter(([name]) => !current.has(name))
    .map(([name, { kind }]): InterfaceChange => ({
      level: 'major',
      text: `The ${kind} \`${name}\` is gone.`,
    }));
  const rest = [...current].flatMap(([name, entry]): InterfaceChange[] => {
    const previous = old.get(name);
    if (!previous) return [{ level: 'minor', text: `The ${entry.kind} \`${name}\` is new.` }];
    return [...compareHead(name, previous, entry), ...compareProps(name, previous, entry)];
  });
  const all = [...removed, ...rest];
  return [...all.filter(({ level }) => level === 'major'), ...all.filter(({ level }) => level !== 'major')];
}
