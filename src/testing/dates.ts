/** A time, with the calendar of a place so many hours from UTC. */
export function dateAt(hours: number, time: string): Date {
  const shifted = new Date(Date.parse(time) + hours * 3_600_000);
  return Object.assign(new Date(time), {
    getFullYear: () => shifted.getUTCFullYear(),
    getMonth: () => shifted.getUTCMonth(),
    getDate: () => shifted.getUTCDate(),
  });
}
