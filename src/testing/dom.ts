import '@testing-library/jest-dom/vitest';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Generous, because a machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// msw needs them; jsdom does not have them.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream });

// jsdom does not support media queries.
window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;

// jsdom has no layout that could be observed.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom supports neither modal dialogs nor popovers. These mocks implement what Modal, Menu and Toast
// call; what browsers do by themselves (focus trap, top layer, closing on a click outside) is covered
// by browser tests.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};

function toggle(element: HTMLElement, open: boolean): void {
  if (element.hasAttribute('data-open') === open) return;
  element.toggleAttribute('data-open', open);
  // jsdom's own style sheet hides every popover.
  element.style.display = open ? 'block' : '';
  const event = new Event('toggle');
  element.dispatchEvent(Object.assign(event, { newState: open ? 'open' : 'closed' }));
}
HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
  toggle(this, true);
};
HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
  toggle(this, false);
};
document.addEventListener('click', (event) => {
  const opener = (event.target as Element).closest('[popovertarget]');
  const popover = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (popover) toggle(popover, !popover.hasAttribute('data-open'));
});
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.animate = () => ({}) as Animation;
// jsdom has no layout, so everything counts as visible, at once: a later answer would need an `act` of its own,
// which must not begin before that of a test has ended.
window.IntersectionObserver = class implements Partial<IntersectionObserver> {
  readonly #onChange: IntersectionObserverCallback;
  constructor(onChange: IntersectionObserverCallback) {
    this.#onChange = onChange;
  }
  observe(target: Element) {
    const boundingClientRect = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, boundingClientRect } as IntersectionObserverEntry;
    this.#onChange([entry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
window.scrollTo = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
