import { safeParse, type GenericSchema } from 'valibot';

/** Field → message, for whatever a schema has against an input. */
export function complaints(schema: GenericSchema, input: unknown): Record<string, string> {
  const { issues = [] } = safeParse(schema, input);
  const entries = issues.map((issue) => [String(issue.path?.[0]?.key), issue.message] as const);
  return Object.fromEntries(entries.toReversed());
}
