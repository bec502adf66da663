/** Milliseconds without an answer after which a queued write counts as kept on this device. */
const PATIENCE_MS = 10_000;

/**
 * Waits for a write that the device queues: until the server has it, or until it is plain that the
 * server is out of reach, which the browser may say (offline) or not (a network that leads nowhere).
 * From then on the write is safe on this device, and the form need not wait for days.
 * @param write is given what to call once the write is queued
 * @param onRefused is told why the server refused a write that had been kept
 * @throws what `write` rejects with, until then
 */
export function sentOrKept(
  write: (onQueued: () => void) => Promise<void>,
  onRefused: (error: unknown) => void,
): Promise<'sent' | 'kept'> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isKept = false;
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('offline', keep);
    };
    const keep = () => {
      end();
      isKept = true;
      resolve('kept');
    };
    const onQueued = () => {
      if (!navigator.onLine) return keep();
      timer = setTimeout(keep, PATIENCE_MS);
      window.addEventListener('offline', keep);
    };
    const send = async () => {
      try {
        await write(onQueued);
        resolve('sent');
      } catch (error) {
        if (isKept) onRefused(error);
        else reject(error);
      } finally {
        end();
      }
    };
    void send();
  });
}
