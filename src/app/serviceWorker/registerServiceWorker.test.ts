import { expect, it, vi } from 'vitest';
import { registerWorker } from './registerServiceWorker.ts';

const onReady = vi.fn<Parameters<typeof registerWorker>[0]>();

/** The service workers of a page, which none controls yet unless `isControlled`. */
function serviceWorkers({ isControlled }: { isControlled: boolean }) {
  const workers: Record<'waiting' | 'installing', ServiceWorker | null> = {
    waiting: null,
    installing: null,
  };
  const registration = Object.assign(new EventTarget(), workers);
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? newWorker() : null,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const control = (worker: ServiceWorker) => {
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
  };
  return { registration, control };
}

const newWorker = () => new EventTarget() as ServiceWorker;

it('another window that activates a new version is reported', async () => {
  const { control } = serviceWorkers({ isControlled: true });
  await registerWorker(onReady);
  control(newWorker());
  expect(onReady).toHaveBeenCalledOnce();
});

it('so it is on a page that the first worker has begun to control', async () => {
  const { control } = serviceWorkers({ isControlled: false });
  await registerWorker(onReady);
  control(newWorker());
  expect(onReady).not.toHaveBeenCalled();
  control(newWorker());
  expect(onReady).toHaveBeenCalledOnce();
});

it('a worker that waits is a new version, but not the one that controls the page already', async () => {
  const { registration, control } = serviceWorkers({ isControlled: false });
  const first = newWorker();
  registration.waiting = first;
  control(first);
  await registerWorker(onReady);
  control(first);
  expect(onReady).not.toHaveBeenCalled();
  const second = newWorker();
  registration.installing = second;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = second;
  second.dispatchEvent(new Event('statechange'));
  expect(onReady).toHaveBeenCalledOnce();
});

it('a version that was being installed already is reported once it waits', async () => {
  const { registration } = serviceWorkers({ isControlled: true });
  const next = newWorker();
  registration.installing = next;
  await registerWorker(onReady);
  registration.installing = null;
  registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  expect(onReady).toHaveBeenCalledOnce();
});
