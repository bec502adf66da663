/** What the tests of Add Item and Edit Item have in common. */

import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { useAuth } from '../../hooks/useAuth.tsx';
import type { Item } from '../../model/item.ts';
import { advanceTime, until } from '../../testing/fakeTimers.ts';
import { itemOf, userOf } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render.tsx';
import { requests, mockProductRequests } from '../../testing/productRequests.ts';
import ItemModal from './ItemModal.tsx';

export const KETTLE = 'https://shop.example/kettle';
const LISTED = [itemOf({ id: 'item-0', url: 'https://shop.example/listed' })];
export const field = (label: string) => screen.getByLabelText(label);
export const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const update = () => screen.getByRole('button', { name: 'Update Item' });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Presses a submit button; the submit starts in the next frame. */
export const submit = async (name: string) => {
  press(name);
  await advanceTime(50);
};

type ModalProps = Parameters<typeof ItemModal>[0];
type Options = Partial<Omit<ModalProps, 'list'>> & { people?: Record<string, string> };

/** Renders the modal with a known session, as on its page. */
function WhenSignedIn(props: ModalProps) {
  return useAuth().status === 'signed-in' ? <ItemModal {...props} /> : null;
}

export async function open(item?: Item, { people = {}, ...more }: Options = {}) {
  const onClose = vi.fn<() => void>();
  const props = { list: { id: 'list-1', items: LISTED, people }, onClose, ...more };
  renderApp(<WhenSignedIn {...props} {...(item && { item })} />, { user: userOf() });
  // The session is loaded after the first paint.
  await advanceTime(100);
  await until(() => expect(screen.getByRole('dialog')).toBeVisible());
  /** Submits the form, and waits until that has closed it. */
  const submitAndClose = async (button = 'Add Item') => {
    await submit(button);
    await until(() => expect(onClose).toHaveBeenCalledOnce());
  };
  return { onClose, submitAndClose };
}

/** Opens Add New Item, and fills in an address and a name. */
export async function openKettle(options?: Options) {
  const opened = await open(undefined, options);
  await read(KETTLE);
  type('Item Name', 'Kettle');
  return opened;
}

/** Types the address and waits for the request. */
export async function paste(url: string) {
  const before = requests.length;
  type('URL', url);
  await advanceTime(600);
  return requestAfter(before);
}

/** Presses Refresh from shop and waits for the request. */
export async function refresh() {
  const before = requests.length;
  press('Refresh from shop');
  return requestAfter(before);
}

async function requestAfter(before: number) {
  await until(() => expect(requests).toHaveLength(before + 1));
  const request = requests.at(-1);
  if (!request) throw new Error('nothing was requested');
  return request;
}

export const draft = () => Object.keys(sessionStorage).filter((key) => key.includes('itemDraft'));
/** Types the address of a page that says nothing, and waits until it was read. */
export async function read(url: string) {
  (await paste(url)).answer({});
  await until(() => expect(field('URL')).toHaveAccessibleDescription(/Filled in/u));
}

/** A shop, a clock and an empty session storage for each test of a file. */
export function setUpItemModal(): void {
  mockProductRequests();
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] }),
  );
}
