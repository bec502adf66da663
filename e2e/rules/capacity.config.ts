import { defineConfig } from 'vitest/config';
import rules from './vitest.config.ts';

// Counts what each action costs and writes it into docs/capacity.md (scripts/capacity.mjs).
export default defineConfig({
  test: { ...rules.test, name: 'capacity', include: ['e2e/rules/capacity.run.ts'] },
});
