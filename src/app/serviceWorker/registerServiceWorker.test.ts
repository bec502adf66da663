import { beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from './registerServiceWorker.ts';

const onReady = vi.fn<Parameters<typeof registerWorker>[0]>();

/** The service workers of a page, which none controls yet unless `isControlled`. */
function serviceWorkers({ isControlled }: { isControlled: boolean }) {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return { changeController: () => container.dispatchEvent(new Event('controllerchange')) };
}

beforeEach(() => vi.unstubAllGlobals());

it('another window that activates a new version is reported', async () => {
  const { changeController } = serviceWorkers({ isControlled: true });
  await registerWorker(onReady);
  changeController();
  expect(onReady).toHaveBeenCalledOnce();
});

it('so it is on a page that the first worker has begun to control', async () => {
  const { changeController } = serviceWorkers({ isControlled: false });
  await registerWorker(onReady);
  changeController();
  expect(onReady).not.toHaveBeenCalled();
  changeController();
  expect(onReady).toHaveBeenCalledOnce();
});
