import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '../model/errors.ts';
import { useFailure } from './useFailure.ts';

it.each([
  ['offline', null],
  ['unanswered', new AppError('unanswered').message],
] as const)('once the device is online again, of %s is left: %s', (code, left) => {
  const { result } = renderHook(useFailure);
  act(() => result.current[1](new AppError(code)));
  expect(result.current[0]).toBe(new AppError(code).message);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current[0]).toBe(left);
});
