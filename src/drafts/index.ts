export { useKeptDraft, useLeftDraft } from './persistedDraft';
