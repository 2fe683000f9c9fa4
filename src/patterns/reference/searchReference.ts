import type { ReferenceCall, ReferenceEvent, ReferenceGroup } from '~/contract/reference.gen';

/** Calls and events of the API. */
export interface ReferenceContent {
  groups: readonly ReferenceGroup[];
  events: readonly ReferenceEvent[];
}

function describeCall({ id, method, path, summary, description, scope, ...call }: ReferenceCall): string {
  const fields = [...call.parameters, ...call.body, ...call.answer.fields].map(({ name }) => name);
  return [id, method, path, summary, description, scope ?? '', ...fields].join('\n');
}

function describeEvent({ id, summary, description, fields }: ReferenceEvent): string {
  return [id, summary, description, ...fields.map(({ name }) => name)].join('\n');
}

/** Finds the calls and events whose name, path, text or fields contain every word of a search; all for an empty one. */
export function searchReference({ groups, events }: ReferenceContent, search: string): ReferenceContent {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return {
    groups: groups
      .map((group) => ({ ...group, calls: group.calls.filter((call) => matches(describeCall(call))) }))
      .filter(({ calls }) => calls.length > 0),
    events: events.filter((event) => matches(describeEvent(event))),
  };
}
