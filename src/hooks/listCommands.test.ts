import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../data/errors.ts';
import * as places from '../data/itemPlaces.ts';
import { restoreItem } from './listCommands.ts';

vi.mock('../data/firestore.ts');
vi.mock('../data/itemPlaces.ts');

describe('F6 an item comes back to its place', () => {
  it('or stays at the end, where its neighbour of then is gone as well', async () => {
    vi.mocked(places.moveItem).mockRejectedValueOnce(new AppError('item-missing'));
    await expect(restoreItem('list-1', 'a', { before: 'b' })).resolves.toBeUndefined();
    expect(places.restoreItem).toHaveBeenCalledOnce();
    expect(places.moveItem).toHaveBeenCalledOnce();
  });

  it('any other failure to move it is told', async () => {
    vi.mocked(places.moveItem).mockRejectedValueOnce(new AppError('offline'));
    await expect(restoreItem('list-1', 'a', { before: 'b' })).rejects.toMatchObject({
      code: 'offline',
    });
  });

  it('an item of which nothing was put aside is gone', async () => {
    vi.mocked(places.restoreItem).mockRejectedValueOnce(new AppError('item-missing'));
    await expect(restoreItem('list-1', 'a', { before: 'b' })).rejects.toMatchObject({
      code: 'item-missing',
    });
    expect(places.moveItem).not.toHaveBeenCalled();
  });
});
