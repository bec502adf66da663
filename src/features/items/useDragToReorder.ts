import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Within this distance of the upper or lower end of what scrolls, dragging scrolls. */
const EDGE_PX = 88;
/** The most that is scrolled between two frames. */
const MAX_STEP_PX = 14;

interface Drag {
  pointerId: number;
  from: number;
  to: number;
  rows: HTMLElement[];
  /** The row's middle and height, by index, in the coordinates of the scrolled content. */
  middles: number[];
  heights: number[];
  /** The gap between two rows. */
  gap: number;
  scroller: HTMLElement;
  /** Where the drag began, in the same coordinates, and where the pointer is on the screen. */
  startY: number;
  clientY: number;
  frame: number;
}

/**
 * Dragging the rows of a list by a handle, with mouse, pen and touch. During a drag the rows are only
 * shifted on the screen: an element that is moved in the document loses its pointer capture. Near an
 * edge the content scrolls.
 * @param list the element whose children are the rows
 * @param order the ids of the rows; a drag ends when they change
 * @param onDrop called with the row's index and its new one
 */
export function useDragToReorder(
  list: RefObject<HTMLElement | null>,
  order: string,
  onDrop: (from: number, to: number) => void,
): {
  /** The index of the dragged row, or null. */
  dragged: number | null;
  cancel: () => void;
  /** For the handle of the row with this index, which needs `touch-action: none`. */
  handleProps: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
} {
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  const end = useCallback(() => {
    const ended = drag.current;
    if (!ended) return;
    cancelAnimationFrame(ended.frame);
    for (const row of ended.rows) row.style.translate = '';
    drag.current = null;
    setDragged(null);
  }, []);
  useEffect(() => end, [order, end]);

  /** The running drag, if it is this pointer's. */
  const dragOf = ({ pointerId }: PointerEvent) =>
    drag.current?.pointerId === pointerId ? drag.current : null;

  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!list.current || drag.current || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Not every browser focuses a button that is pressed; Escape has to arrive here.
      event.currentTarget.focus();
      drag.current = begin(list.current, index, event);
      setDragged(index);
      const follow = () => {
        if (!drag.current) return;
        scrollAtEdge(drag.current);
        shiftRows(drag.current);
        drag.current.frame = requestAnimationFrame(follow);
      };
      follow();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = dragOf(event);
      if (moved) moved.clientY = event.clientY;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const dropped = dragOf(event);
      if (!dropped) return;
      shiftRows(dropped);
      end();
      if (dropped.from !== dropped.to) onDrop(dropped.from, dropped.to);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (dragOf(event)) end();
    },
  });
  return { dragged, cancel: end, handleProps };
}

function begin(list: HTMLElement, from: number, { pointerId, clientY }: PointerEvent): Drag {
  const scroller = scrollerOf(list);
  const rows = [...list.children] as HTMLElement[];
  const boxes = rows.map((row) => row.getBoundingClientRect());
  const [first, second] = boxes;
  return {
    pointerId,
    from,
    to: from,
    rows,
    middles: boxes.map(({ top, height }) => top + height / 2 + scroller.scrollTop),
    heights: boxes.map(({ height }) => height),
    gap: first && second ? second.top - first.bottom : 0,
    scroller,
    startY: clientY + scroller.scrollTop,
    clientY,
    frame: 0,
  };
}

function scrollAtEdge({ scroller, clientY }: Drag): void {
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = top + EDGE_PX - clientY;
  const below = clientY - (bottom - EDGE_PX);
  const beyond = above > 0 ? -above : Math.max(below, 0);
  scroller.scrollTop += Math.max(-1, Math.min(1, beyond / EDGE_PX)) * MAX_STEP_PX;
}

/** Moves the dragged row with the pointer, and the rows that it has passed out of its way. */
function shiftRows(drag: Drag): void {
  const { rows, middles, from, startY, scroller, clientY } = drag;
  const distance = clientY + scroller.scrollTop - startY;
  const middle = (middles[from] ?? 0) + distance;
  const half = (drag.heights[from] ?? 0) / 2;
  // A row is passed when the edge of the dragged one has crossed its middle.
  const isPassed = (other: number, index: number) =>
    index < from ? middle - half < other : index > from && middle + half > other;
  const passed = middles.filter(isPassed).length;
  drag.to = distance < 0 ? from - passed : from + passed;
  const room = 2 * half + drag.gap;
  for (const [index, row] of rows.entries()) {
    let shift = 0;
    if (index === from) shift = distance;
    else if (index > from && index <= drag.to) shift = -room;
    else if (index < from && index >= drag.to) shift = room;
    row.style.translate = shift === 0 ? '' : `0 ${shift}px`;
  }
}

/** The closest scrollable ancestor; without one, the element itself, which then does not scroll. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return element;
}
