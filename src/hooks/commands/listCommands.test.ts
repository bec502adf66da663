import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import * as invites from '../../data/invites.ts';
import * as lists from '../../data/lists.ts';
import * as order from '../../data/itemOrder.ts';
import * as trash from '../../data/trash.ts';
import { userOf } from '../../testing/fixtures.ts';
import { loggedTo } from '../../testing/logs.ts';
import { createInvite, createList, restoreItem } from './listCommands.ts';

vi.mock('../../data/firestore.ts');
vi.mock('../../data/itemOrder.ts');
vi.mock('../../data/trash.ts');

describe('F6 a restored item returns to its position', () => {
  it('or stays at the end, when the anchor item was deleted as well', async () => {
    vi.mocked(order.moveItem).mockRejectedValueOnce(new AppError('item-missing'));
    await expect(restoreItem('list-1', 'a', { before: 'b' })).resolves.toBeUndefined();
    expect(trash.restoreItem).toHaveBeenCalledOnce();
    expect(order.moveItem).toHaveBeenCalledOnce();
  });

  it('any other error of moving it is thrown', async () => {
    vi.mocked(order.moveItem).mockRejectedValueOnce(new AppError('offline'));
    await expect(restoreItem('list-1', 'a', { before: 'b' })).rejects.toMatchObject({
      code: 'offline',
    });
  });

  it('an item that is not in the trash cannot be restored', async () => {
    vi.mocked(trash.restoreItem).mockRejectedValueOnce(new AppError('item-missing'));
    await expect(restoreItem('list-1', 'a', { before: 'b' })).rejects.toMatchObject({
      code: 'item-missing',
    });
    expect(order.moveItem).not.toHaveBeenCalled();
  });
});

const inviteCy = () => createInvite('list-1', userOf(), 'cy@example.com');

/** The ids of two attempts to invite the same person, of which the first fails. */
async function sentAgainAfter(code: 'unknown' | 'permission-denied') {
  const create = vi.spyOn(invites, 'createInvite');
  create.mockRejectedValueOnce(new AppError(code)).mockResolvedValueOnce('token-1');
  await expect(inviteCy()).rejects.toMatchObject({ code });
  await inviteCy();
  return create.mock.calls.map(([, , , , ids]) => ids);
}

describe('§4 an invite that is sent again, also after its form was closed', () => {
  it('is the same one when the response was lost', async () => {
    const [first, second] = await sentAgainAfter('unknown');
    expect(second).toEqual(first);
  });

  it('is a new one when it was refused', async () => {
    const [first, second] = await sentAgainAfter('permission-denied');
    expect(second?.id).not.toBe(first?.id);
    expect(second?.token).not.toBe(first?.token);
  });

  it('is a new one, at once, when the one whose response was lost is used or revoked', async () => {
    const create = vi.spyOn(invites, 'createInvite');
    create
      .mockRejectedValueOnce(new AppError('unknown'))
      .mockRejectedValueOnce(new AppError('permission-denied'))
      .mockResolvedValueOnce('token-2');
    await expect(inviteCy()).rejects.toMatchObject({ code: 'unknown' });
    const token = await inviteCy();
    const [, second, third] = create.mock.calls.map(([, , , , ids]) => ids);
    expect(third?.id).not.toBe(second?.id);
    expect(third?.token).not.toBe(second?.token);
    expect(token).toBe(third?.token);
  });

  it('is a new one when the earlier one was created', async () => {
    const create = vi.spyOn(invites, 'createInvite').mockResolvedValue('token-1');
    await inviteCy();
    await inviteCy();
    const [first, second] = create.mock.calls.map(([, , , , ids]) => ids);
    expect(second?.id).not.toBe(first?.id);
  });
});

describe('§7 Create list, after a lost response', () => {
  it('a list that got another name at the second press is not taken for a new one with its first name', async () => {
    const create = vi.spyOn(lists, 'createList');
    create.mockRejectedValueOnce(new AppError('unknown')).mockResolvedValue('created');
    const attempt = { id: null };
    await expect(createList(userOf(), 'Birthday', attempt)).rejects.toMatchObject({
      code: 'unknown',
    });
    const renamed = await createList(userOf(), 'Christmas', attempt);
    const other = await createList(userOf(), 'Birthday', { id: null });
    expect(other).not.toBe(renamed);
    expect(create.mock.lastCall?.[3]).toEqual({ id: other, isRetry: false });
  });

  it('the form keeps the id where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const create = vi.spyOn(lists, 'createList');
    create.mockRejectedValueOnce(new AppError('unanswered')).mockResolvedValue('created');
    const attempt = { id: null };
    await expect(createList(userOf(), 'Garden', attempt)).rejects.toMatchObject({
      code: 'unanswered',
    });
    const created = await createList(userOf(), 'Garden', attempt);
    expect(create.mock.calls.map(([, , , { id }]) => id)).toEqual([created, created]);
    loggedTo('warn');
  });

  it('a list that arrived and was deleted meanwhile is created again, under another id', async () => {
    const create = vi.spyOn(lists, 'createList');
    create
      .mockRejectedValueOnce(new AppError('unanswered'))
      .mockRejectedValueOnce(new AppError('permission-denied'))
      .mockResolvedValue('created');
    const attempt = { id: null };
    await expect(createList(userOf(), 'Garden', attempt)).rejects.toMatchObject({
      code: 'unanswered',
    });
    const created = await createList(userOf(), 'Garden', attempt);
    const [first, second, third] = create.mock.calls.map(([, , , options]) => options);
    expect(second).toEqual({ id: first?.id, isRetry: true });
    expect(third).toEqual({ id: created, isRetry: false });
    expect(created).not.toBe(first?.id);
  });
});
