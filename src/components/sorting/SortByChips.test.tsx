import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SortByChips } from './SortByChips.tsx';

vi.mock('./SectionInView.tsx', () => ({ default: () => null }));

it('the lit chip is moved out of the fade of the strip, however wide the style sheet makes it', async () => {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observers.push(callback);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await act(async () => {
    render(
      <SortByChips
        sections={[{ uid: 'ben', name: 'Ben Poe', items: [] }]}
        requested="ben"
        onChoose={() => undefined}
      />,
    );
  });
  const strip = screen.getByRole('group', { name: 'Sort By' });
  const chip = screen.getByRole('button', { name: 'Ben Poe' });
  // Of 1.5 rem with texts of double size.
  strip.style.setProperty('scroll-padding-inline-start', '48px');
  Object.defineProperty(strip, 'scrollLeft', { value: 0, writable: true });
  const layout = { offsetLeft: 130, offsetWidth: 100 };
  for (const [name, value] of Object.entries(layout)) Object.defineProperty(chip, name, { value });
  const widthIs = (clientWidth: number) => {
    Object.defineProperty(strip, 'clientWidth', { value: clientWidth, configurable: true });
    act(() => observers.at(-1)?.());
  };
  widthIs(300);
  expect(strip.scrollLeft).toBe(30);
  // It begins 100 px and ends 200 px from the left, and is whole.
  widthIs(248);
  expect(strip.scrollLeft).toBe(30);
  // Its last pixel would be faded.
  widthIs(247);
  expect(strip.scrollLeft).toBe(56.5);
});
