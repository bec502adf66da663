import { DATA } from './data.testing.ts';
import { ELEMENTS } from './elements.testing.ts';
import { HELD_OUT_DATA } from './heldOutData.testing.ts';
import { HELD_OUT_ELEMENTS } from './heldOutElements.testing.ts';
import { HELD_OUT_TABLES } from './heldOutTables.testing.ts';
import { TABLES } from './tables.testing.ts';

/** The layouts that the extractor was made with: each of them has to be read right. */
export const KNOWN = [...TABLES, ...ELEMENTS, ...DATA];

/** The layouts that were written afterwards, to see how well it reads what it was not made with. */
export const HELD_OUT = [...HELD_OUT_TABLES, ...HELD_OUT_ELEMENTS, ...HELD_OUT_DATA];
