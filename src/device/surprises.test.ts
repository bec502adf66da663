import { expect, it, vi } from 'vitest';
import { readSurprises, watchSurprises, writeSurprise } from './surprises.ts';

it('F11 people with whom this device is surprised are added and removed one by one', () => {
  expect(readSurprises()).toBe('');
  writeSurprise('mia', true);
  writeSurprise('tom', true);
  writeSurprise('mia', true);
  expect(readSurprises()).toBe('tom mia');
  writeSurprise('tom', false);
  expect(readSurprises()).toBe('mia');
  writeSurprise('mia', false);
  expect(readSurprises()).toBe('');
});

it('F11 who shows purchases is told of a change in this tab, until it stops', () => {
  const onChange = vi.fn<() => void>();
  const stop = watchSurprises(onChange);
  writeSurprise('mia', true);
  expect(onChange).toHaveBeenCalledOnce();
  stop();
  writeSurprise('mia', false);
  expect(onChange).toHaveBeenCalledOnce();
});
