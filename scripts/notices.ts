import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildNotices } from './notices/notices';

const root = fileURLToPath(new URL('../', import.meta.url));
await writeFile(`${root}THIRD_PARTY_NOTICES`, await buildNotices(root));
console.log('written    THIRD_PARTY_NOTICES');
