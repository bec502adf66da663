import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from './cases/all.ts';
import { coverage, join, type Coverage } from './harness/coverage.ts';
import { clearData, loadRules } from './harness/emulator.ts';

/** Each area has a project of its own: the emulator's report on all of them at once is too big. */
const projectOf = (area: string) => `demo-giftlists-rules-${area.toLowerCase()}`;

/** In this area values are megabytes, and the report repeats every value. */
const UNREPORTED = 'bulk';

const areas = Object.entries(cases);

beforeAll(async () => {
  for (const [area] of areas) {
    // oxlint-disable-next-line no-await-in-loop -- the emulator takes one rule set at a time
    await loadRules(projectOf(area));
    // oxlint-disable-next-line no-await-in-loop
    await clearData(projectOf(area));
  }
});

describe.each(areas)('%s', (area, rows) => {
  test.concurrent.each(rows.map((one) => [`${one.expected} ${one.title}`, one] as const))(
    '%s',
    async (_title, one) => {
      const outcome = await one.run(projectOf(area));
      // Under load the emulator now and then refuses what is right: a control is tried once more,
      // a refusal never.
      const again = outcome === 'DENY' && one.expected === 'ALLOW';
      expect(again ? await one.run(projectOf(area)) : outcome).toBe(one.expected);
    },
  );
});

describe('the table', () => {
  const all = areas.flatMap(([, rows]) => rows);

  test('has at least 230 cases, refusals more than half of them', () => {
    const refusals = all.filter(({ expected }) => expected === 'DENY').length;
    console.log(`rules: ${all.length} cases, ${refusals} DENY and ${all.length - refusals} ALLOW`);
    expect(all.length).toBeGreaterThan(230);
    expect(refusals * 2).toBeGreaterThan(all.length);
  });
});

describe('every expression of firestore.rules', () => {
  let report: Coverage;

  beforeAll(async () => {
    const reports = [];
    for (const [area] of areas.filter(([name]) => name !== UNREPORTED)) {
      // oxlint-disable-next-line no-await-in-loop -- each report is large
      reports.push(await coverage(projectOf(area)));
    }
    report = join(reports);
  });

  afterAll(() => {
    const { conditions, oneSided, others, untouched } = report;
    console.log(
      `rules coverage: ${conditions.length - oneSided.length} of ${conditions.length} conditions ` +
        `were both true and false, ${others.length - untouched.length} of ${others.length} other ` +
        'expressions were evaluated',
    );
  });

  test('that is a condition was both true and false', () => {
    expect(report.oneSided.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });

  test('that is none was evaluated', () => {
    expect(report.untouched.map(({ line, text }) => `${line}: ${text}`)).toEqual([]);
  });
});
