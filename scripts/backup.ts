import { backUp, BACKUP_USAGE } from './backup/command';
import { createTerminal } from './terminal';

if (process.argv.includes('--help')) console.log(BACKUP_USAGE);
else process.exitCode = await backUp(process.argv.slice(2), process.env, process.cwd(), createTerminal());
