/** How long tests wait for what comes on as soon as it is there: it only ends what hangs, also on a busy machine. */
export const patienceMs = 120_000;
