/** Creates a list of functions that are all called back on an event. */
export function createListeners<Argument extends unknown[] = []>() {
  const all = new Set<(...argument: Argument) => void>();
  return {
    /** Calls the listener back until the returned function is called. */
    add: (listener: (...argument: Argument) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    call: (...argument: Argument) => all.forEach((listener) => listener(...argument)),
  };
}
