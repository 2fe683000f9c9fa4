/** Creates a list of functions that are all called on an event, in the order in which they were added. */
export function createListeners<Argument extends unknown[]>() {
  const all: ((...argument: Argument) => void)[] = [];
  return {
    add: (listener: (...argument: Argument) => void): void => void all.push(listener),
    call: (...argument: Argument): void => all.forEach((listener) => listener(...argument)),
  };
}
