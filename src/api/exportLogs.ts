import { unwrapData, api } from './client';
import { toLogParameters, type LogQuery } from './logs';
import { fetchFile } from './fetchFile';
import { useApiMutation } from './useApiMutation';
import './screenAnswers';

export interface ExportInput {
  format: 'csv' | 'json';
  filters: Omit<LogQuery, 'limit' | 'offset'>;
}

const MEDIA_TYPES: Readonly<Record<ExportInput['format'], string>> = {
  csv: 'text/csv',
  json: 'application/json',
};

/* The credential travels in a header, so a plain download link cannot fetch the file. */
function exportLogs({ format, filters }: ExportInput): Promise<Blob> {
  const query = { format, ...toLogParameters(filters) };
  return fetchFile(
    (init) => unwrapData(api.GET('/api/dashboard/logs/export', { params: { query }, ...init })),
    {
      type: MEDIA_TYPES[format],
    },
  );
}

/** Fetches every row that matches as a file. */
export const useExportLogs = () => useApiMutation(exportLogs);
