import { ANSWERS } from './spec/answers.mjs';
import { PAGES } from './spec/pages.mjs';
import { PARTS } from './spec/parts.mjs';
import { RULES } from './spec/rules.mjs';

/**
 * The rows of the specification's tables and lists, §2 to §9, and what a test that proves one says
 * in its name. `docs/spec-coverage.md` is made of them; a row without a test is an error.
 * Each row: a key, what the specification says, and an expression that at least one name matches.
 * @typedef {[key: string, text: string, name: RegExp]} Row
 */

/** @type {Record<string, Row[]>} section and part → its rows */
export const SPEC_ROWS = { ...PAGES, ...PARTS, ...RULES, ...ANSWERS };
