/** Milliseconds from a failure to the next try: at first, and at most after doubling each time. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Brings a script of the app again and again until it is there: after a pause, or as soon as the
 * network is back. Never rejects.
 * @param onFailure is told why the first try failed, so that the screen can say so
 */
export async function persistently<T>(
  bring: () => Promise<T>,
  onFailure: (error: unknown) => void = (error) => console.info('A script did not come', error),
): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each try follows from the one before
      return await bring();
    } catch (error) {
      if (pause === FIRST_PAUSE_MS) onFailure(error);
    }
    // oxlint-disable-next-line no-await-in-loop -- waiting is the point
    await backOnline(pause);
  }
}

/** Resolves when the browser says that the network is back, or after so many milliseconds. */
function backOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
  });
}
