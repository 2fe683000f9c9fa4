import type { LogSearch } from '../contract/logQuery';
import { unwrapData, api } from './client';
import { toLogParameters } from './logs';
import { fetchFile } from './fetchFile';
import { useApiMutation } from './useApiMutation';
import './screenAnswers';

export interface ExportInput {
  format: 'csv' | 'json';
  search: LogSearch;
}

const MEDIA_TYPES: Readonly<Record<ExportInput['format'], string>> = {
  csv: 'text/csv',
  json: 'application/json',
};

/* The credential travels in a header, so a plain download link cannot fetch the file. */
async function exportLogs({ format, search }: ExportInput): Promise<Blob> {
  const query = { format, ...toLogParameters(search) };
  const type = MEDIA_TYPES[format];
  const file = await fetchFile(
    (init) => unwrapData(api.GET('/api/dashboard/logs/export', { params: { query }, ...init })),
    { type },
  );
  // Excel reads a CSV file without a byte order mark in the system's code page, not as UTF-8.
  return format === 'csv' ? new Blob(['\uFEFF', file], { type }) : file;
}

/** Fetches every row that matches as a file. */
export const useExportLogs = () => useApiMutation(exportLogs);
