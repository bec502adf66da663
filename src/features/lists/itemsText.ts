/** A number of items: '1 item', '3 items', 'no items'. */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count === 0 ? 'no' : count} items`;
}
