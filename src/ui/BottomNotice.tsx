import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { BOTTOM_NOTICES_ID } from './bottomNoticesId.ts';

/**
 * A notice that stays and may appear long after the page was shown. It is at the bottom of the window,
 * so that nothing moves while a user presses it. Takes no room without children, and may be a live region.
 */
export function BottomNotice(props: ComponentProps<'div'>) {
  return createPortal(
    <div data-screen {...props} />,
    document.getElementById(BOTTOM_NOTICES_ID) ?? document.body,
  );
}
