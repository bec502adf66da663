/** §6: an item is edited in two places at once. */
export function changedMeanwhile(fields: readonly string[]): string {
  const labels: Record<string, string> = {
    name: 'Item Name',
    url: 'URL',
    imageUrl: 'Image URL',
    mostWanted: 'Most wanted',
  };
  const names = fields.map((field) => labels[field] ?? field[0]?.toUpperCase() + field.slice(1));
  return `${names.join(' and ')} changed in another place meanwhile. Save again to replace that.`;
}
