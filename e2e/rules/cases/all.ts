import type { Case } from '../harness/table.ts';
import { creating } from './creating.ts';
import { joining } from './joining.ts';
import { marks } from './marks.ts';
import { reads } from './reads.ts';

/** The whole table, area by area. */
export const cases: Record<string, Case[]> = { reads, marks, creating, joining };
