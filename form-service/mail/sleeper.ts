type Sleeper = {
  readonly for: (ms: number) => Promise<void>;
  /** Ends the sleep, or the next one if nobody sleeps. */
  readonly wake: () => void;
};

export function sleeper(): Sleeper {
  let end: (() => void) | undefined;
  let isWoken = false;
  return {
    for: ms =>
      new Promise(resolve => {
        const done = () => {
          clearTimeout(timer);
          end = undefined;
          isWoken = false;
          resolve();
        };
        const timer = setTimeout(done, isWoken ? 0 : ms);
        end = done;
      }),
    wake: () => {
      isWoken = true;
      end?.();
    },
  };
}
