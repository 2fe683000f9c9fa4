import * as fixtures from './fixtures';
import * as parts from './parts';
import { scope } from './scope';

interface Docgen {
  description?: string;
  props?: Record<
    string,
    {
      name: string;
      description?: string;
      required?: boolean;
      type?: { name?: string; raw?: string; value?: { value: string }[] | string };
    }
  >;
}

/** A prop as the completion shows it. */
export interface PropFacts {
  name: string;
  description: string;
  required: boolean;
  /** Its type, or `enum`. */
  type: string;
  /** The texts that it may be. */
  values: readonly string[];
}

/** A component as the completion shows it. */
export interface PartFacts {
  name: string;
  description: string;
  props: readonly PropFacts[];
}

/** Storybook's build adds to each component what its tables of properties show. */
const readDocgen = (part: unknown): Docgen | undefined =>
  (part as { __docgenInfo?: Docgen } | null | undefined)?.__docgenInfo;

function readValues(value: { value: string }[] | string | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each) => /^"(.*)"$/.exec(each.value)?.[1] ?? []);
}

/** The components that compositions may name, in the order of the alphabet. */
export const components: readonly PartFacts[] = Object.entries(parts)
  .filter(([name, part]) => /^[A-Z]\w*[a-z]/.test(name) && ['function', 'object'].includes(typeof part))
  .map(([name, part]) => {
    const { description = '', props = {} } = readDocgen(part) ?? {};
    return {
      name,
      description,
      props: Object.values(props).map((prop) => ({
        name: prop.name,
        description: prop.description ?? '',
        required: prop.required === true,
        type: prop.type?.raw ?? prop.type?.name ?? '',
        values: readValues(prop.type?.value),
      })),
    };
  })
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** The names in scope that are no components: functions, hooks and constants. */
export const otherNames: readonly string[] = Object.keys(scope).filter((name) =>
  /^[a-z]|^[A-Z_]+$/.test(name),
);
export const fixtureNames: readonly string[] = Object.keys(fixtures);
