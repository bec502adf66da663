import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addModalEntry,
  modalEntryRemoved,
  removeModalEntry,
  restoreModalEntry,
} from './modalHistory.ts';

// e2e/browser/screens/dialogs.spec.ts tests it with the router in a browser.

const isMarked = () => (history.state as { modal?: boolean } | null)?.modal === true;
const go = (steps: number) =>
  new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
    history.go(steps);
  });
const back = () => go(-1);
const settled = modalEntryRemoved;

let remove: () => void = () => undefined;
afterEach(async () => {
  remove();
  await settled();
});

describe('the history entry of a modal', () => {
  it('keeps the address and the state of the router, and goes with the modal', async () => {
    history.replaceState({ idx: 3 }, '', '/lists');
    const before = history.length;
    remove = addModalEntry(() => undefined);
    expect(history.length).toBe(before + 1);
    expect(history.state).toEqual({ idx: 3, modal: true });
    expect(location.pathname).toBe('/lists');
    remove();
    await settled();
    expect(history.state).toEqual({ idx: 3 });
  });

  it('is kept by a modal that opens while another one closes', async () => {
    const removeFirst = addModalEntry(() => undefined);
    const before = history.length;
    removeFirst();
    remove = addModalEntry(() => undefined);
    await settled();
    expect(history.length).toBe(before);
    expect(isMarked()).toBe(true);
  });

  it('is added again by a modal that opens while it is being removed', async () => {
    addModalEntry(() => undefined)();
    await Promise.resolve();
    const onBack = vi.fn<() => void>();
    remove = addModalEntry(onBack);
    await settled();
    expect(isMarked()).toBe(true);
    expect(onBack).not.toHaveBeenCalled();
  });

  it('is gone after Back, which is reported once, and can be restored', async () => {
    const onBack = vi.fn<() => void>();
    remove = addModalEntry(onBack);
    await back();
    expect(onBack).toHaveBeenCalledOnce();
    expect(isMarked()).toBe(false);
    restoreModalEntry();
    expect(isMarked()).toBe(true);
  });

  it('is removed before the app goes to another page, without closing the modal', async () => {
    const onBack = vi.fn<() => void>();
    remove = addModalEntry(onBack);
    await removeModalEntry();
    expect(isMarked()).toBe(false);
    expect(onBack).not.toHaveBeenCalled();
  });

  it('is left at once when it is reached without a modal', async () => {
    remove = addModalEntry(() => undefined);
    history.pushState({}, '', '/account');
    remove();
    await settled();
    await back();
    await settled();
    expect(isMarked()).toBe(false);
  });

  it('stays when the modal before is closed only after the next has opened', async () => {
    const removeFirst = addModalEntry(() => undefined);
    remove = addModalEntry(() => undefined);
    removeFirst();
    await settled();
    expect(isMarked()).toBe(true);
  });

  it('is the modal’s again after Back, which did not close it, and Forward', async () => {
    const onBack = vi.fn<() => void>();
    remove = addModalEntry(onBack);
    await back();
    await go(1);
    expect(isMarked()).toBe(true);
    await back();
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it('that is gone is not missed by Back, which then leaves the page', async () => {
    history.pushState({}, '', '/lists/1');
    const onBack = vi.fn<() => void>();
    remove = addModalEntry(onBack);
    await back();
    await back();
    expect(onBack).toHaveBeenCalledOnce();
    expect(isMarked()).toBe(false);
  });

  it('is removed once, also when the modal closes while the app goes to another page', async () => {
    history.pushState({}, '', '/lists/2');
    addModalEntry(() => undefined)();
    await removeModalEntry();
    await removeModalEntry();
    restoreModalEntry();
    expect(location.pathname).toBe('/lists/2');
    expect(isMarked()).toBe(false);
  });
});
