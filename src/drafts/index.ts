export { usePersistedDraft, useRestoredDraft } from './persistedDraft';
