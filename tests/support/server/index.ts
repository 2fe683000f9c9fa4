/** Every way to start a server in a test: inside its process, with or without a socket, or as the built program. */
export { waitForFailedStart, startDemo, startProductionNode, startServedNode } from './built';
export type { BuiltServer, DemoServer, Ended } from './built';
export { makeDemoData, makeEmptyData, STORES } from './data';
export type { DataPlace, OwnData, StoreKind } from './data';
export {
  createLine,
  createTestClock,
  FIXED_START,
  openEmptyStore,
  openTestStore,
  startTestServer,
  readMailToken,
} from './inProcess';
export type { TestAccount, TestServer, TestServerOptions } from './inProcess';
export { addOwner } from './owners';
export type { TestOwner } from './owners';
