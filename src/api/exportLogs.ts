import { answer, api } from './client';
import { logParameters, type LogQuery } from './dashboard';
import { useCall } from './useCall';

export interface ExportInput {
  format: 'csv' | 'json';
  filters: Omit<LogQuery, 'limit' | 'offset'>;
}

/* The credential travels in a header, so a plain download link cannot fetch the file. */
async function exportLogs({ format, filters }: ExportInput): Promise<Blob> {
  const query = { format, ...logParameters(filters) };
  return answer(api.GET('/api/dashboard/logs/export', { params: { query }, parseAs: 'blob' }));
}

/** Fetches every row that matches as a file. */
export const useExportLogs = () => useCall(exportLogs);
