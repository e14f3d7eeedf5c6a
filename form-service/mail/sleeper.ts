export type Sleeper = {
  readonly for: (ms: number) => Promise<void>;
  /** Ends the sleep, or the next one if nobody sleeps. */
  readonly wake: () => void;
  /** Nobody sleeps from now on. */
  readonly end: () => void;
  readonly isOver: () => boolean;
};

export function sleeper(): Sleeper {
  let wakeUp: (() => void) | undefined;
  let isWoken = false;
  let isOver = false;

  function wake(): void {
    isWoken = true;
    wakeUp?.();
  }

  return {
    for: ms =>
      new Promise(resolve => {
        const done = () => {
          clearTimeout(timer);
          wakeUp = undefined;
          isWoken = false;
          resolve();
        };
        const timer = setTimeout(done, isWoken || isOver ? 0 : ms);
        wakeUp = done;
      }),
    wake,
    end: () => {
      isOver = true;
      wake();
    },
    isOver: () => isOver,
  };
}
