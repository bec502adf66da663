import type { Draft } from './draft.ts';
import { fileName, JSON_FORMAT, JSON_VERSION } from '../files/exportFile.ts';

export { fileName };

/** Drafts as JSON that an import reads; their texts are as they were typed, and may not be valid. */
export function draftsToJson(drafts: readonly Draft[], now: Date): string {
  const file = {
    format: JSON_FORMAT,
    version: JSON_VERSION,
    exportedAt: now.toISOString(),
    list: { name: 'Drafts' },
    items: drafts.map(({ form }) => form),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
