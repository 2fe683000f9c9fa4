import { renderToPipeableStream } from 'react-dom/server';
import { Page, type PageProps } from './Page';

/** @param script address of the script that the browser's build wrote */
export function renderPage(script: string, props: PageProps) {
  return renderToPipeableStream(<Page {...props} />, { bootstrapModules: [script] });
}
