/** A time whose calendar day is that of a place so many hours from UTC, whatever the zone of the test. */
export function dateAt(utcOffset: number, time: string): Date {
  const shifted = new Date(Date.parse(time) + utcOffset * 3_600_000);
  return Object.assign(new Date(time), {
    getFullYear: () => shifted.getUTCFullYear(),
    getMonth: () => shifted.getUTCMonth(),
    getDate: () => shifted.getUTCDate(),
  });
}
