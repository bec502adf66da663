/**
 * Finds a person without an account by name; upper and lower case are the same.
 * @param people names by ids
 * @returns the person's id; undefined when nobody has the name
 */
export function personByName(people: Record<string, string>, name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  return Object.keys(people).find((id) => people[id]?.toLowerCase() === wanted);
}
