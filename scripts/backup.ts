import { backup, backupUsage } from './backup/command';
import { createTerminal } from './terminal';

if (process.argv.includes('--help')) console.log(backupUsage);
else process.exitCode = await backup(process.argv.slice(2), process.env, process.cwd(), createTerminal());
