// Many who ask for the same thing at once get one answer. The work ends early only when all of them have gone.

interface Flight<T> {
  result: Promise<T>;
  control: AbortController;
  waiting: number;
}

/** Every caller's own signal frees that caller alone. */
export function singleFlight<T>(): (
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T> {
  const flights = new Map<string, Flight<T>>();
  return async (key, signal, work) => {
    signal.throwIfAborted();
    const flight = flights.get(key) ?? start(key, work);
    flight.waiting += 1;
    let goAway: (reason: Error) => void = () => undefined;
    const gone = new Promise<never>((_, reject) => (goAway = reject));
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        flights.delete(key);
        flight.control.abort(signal.reason);
      }
      goAway(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([flight.result, gone]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const control = new AbortController();
    const flight = { result: work(control.signal), control, waiting: 0 };
    flights.set(key, flight);
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(end, end);
    return flight;
  }
}
