import { compareNames } from '../../model/format.ts';

/**
 * The options of a select for whom items are (F11): oneself, as '', or a person without an account.
 * @param people names by ids
 */
export function PersonOptions({ people }: { people: Record<string, string> }) {
  const known = Object.entries(people).toSorted((a, b) => compareNames(a[1], b[1]));
  return (
    <>
      <option value="">Me</option>
      {known.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
