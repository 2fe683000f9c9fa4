import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ListEntry, ListEntryDraft, Lists } from '../contract/api.gen';
import { api, unwrapData, unwrapObject } from './client';
import type { ApiError } from './errors';
import { useInvalidatingMutation } from './useInvalidatingMutation';
import './rowAnswers';
import './screenAnswers';

const LISTS_QUERY_KEY = ['lists'] as const;
/** The preview compares a draft with the saved entries. */
const CHANGED_QUERY_KEYS = [LISTS_QUERY_KEY, ['configPreview']] as const;

/** The account's words, phrases and links, in the order in which they were added. */
export function useLists() {
  return useQuery<Lists, ApiError>({
    queryKey: LISTS_QUERY_KEY,
    queryFn: ({ signal }) => unwrapObject(api.GET('/api/dashboard/lists', { signal })),
    staleTime: 0,
  });
}

function updateCachedEntries(cache: QueryClient, edit: (entries: readonly ListEntry[]) => ListEntry[]) {
  cache.setQueryData<Lists>(LISTS_QUERY_KEY, (lists) => lists && { ...lists, entries: edit(lists.entries) });
}

export interface SaveListEntryInput {
  /** The entry to replace; without it the draft is a new one. */
  id?: string | undefined;
  draft: ListEntryDraft;
}

const save = ({ id, draft: body }: SaveListEntryInput) =>
  id === undefined
    ? unwrapObject(api.POST('/api/dashboard/lists', { body }))
    : unwrapObject(api.PUT('/api/dashboard/lists/{id}', { params: { path: { id } }, body }));
const upsertCachedEntry = (cache: QueryClient, saved: ListEntry) =>
  updateCachedEntries(cache, (entries) =>
    entries.some(({ id }) => id === saved.id)
      ? entries.map((known) => (known.id === saved.id ? saved : known))
      : [...entries, saved],
  );

const remove = ({ id }: { id: string }) =>
  unwrapData(api.DELETE('/api/dashboard/lists/{id}', { params: { path: { id } } }));
const removeCachedEntry = (cache: QueryClient, _: unknown, { id }: { id: string }) =>
  updateCachedEntries(cache, (entries) => entries.filter((known) => known.id !== id));

/** Adds an entry, or replaces one. */
export const useSaveListEntry = () =>
  useInvalidatingMutation(save, () => CHANGED_QUERY_KEYS, upsertCachedEntry);
export const useRemoveListEntry = () =>
  useInvalidatingMutation(remove, () => CHANGED_QUERY_KEYS, removeCachedEntry);
