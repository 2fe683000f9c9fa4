import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { notices } from './notices/notices';

const root = fileURLToPath(new URL('../', import.meta.url));
await writeFile(`${root}THIRD_PARTY_NOTICES`, await notices(root));
console.log('written    THIRD_PARTY_NOTICES');
