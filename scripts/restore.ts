import { restore, RESTORE_USAGE } from './backup/command';
import { createTerminal } from './terminal';

if (process.argv.includes('--help')) console.log(RESTORE_USAGE);
else process.exitCode = await restore(process.argv.slice(2), process.env, process.cwd(), createTerminal());
