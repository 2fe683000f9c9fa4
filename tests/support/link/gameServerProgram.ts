/** The game server as a program: it handles the process's failures itself, which must not hide those of tests. */
import { startGameServer } from './gameServer';

// The server adds listeners for each player.
process.setMaxListeners(0);
const [, , log = ''] = process.argv;
const { port, console, stop } = await startGameServer(log);
const { answer } = console;
console.answer = (command) => {
  process.send?.({ command });
  return answer(command);
};
process.on('message', () => void stop().finally(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send?.({ port, consolePort: console.port });
