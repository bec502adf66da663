import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { Fixture, type DocumentData } from './fixture.ts';

/** One case: an attempt on a fixture of its own, and whether the rules should permit it. */
export interface Case {
  title: string;
  expected: 'ALLOW' | 'DENY';
  /** Nothing may be written meanwhile (see `Row.alone`). */
  alone: boolean;
  /** Rejects when the attempt does not end as expected. */
  run: (env: RulesTestEnvironment) => Promise<void>;
}

interface Row<T> {
  /** Fields of the list that differ from the usual fixture. */
  fixture?: (fixture: Fixture) => DocumentData;
  /** Changes the fixture before the attempt. */
  prepare?: (fixture: Fixture, value: T) => Promise<unknown>;
  /** What is tried; `value` is the one thing in which the cases of a row differ. */
  attempt: (fixture: Fixture, value: T) => Promise<unknown>;
  /**
   * For queries over a collection in which other cases write: the emulator does not always answer a
   * listener, as which the SDK sends each query, if a document of its collection changes while it
   * starts (docs/decisions/058).
   */
  alone?: boolean;
  /** The rules refuse each of these. */
  deny?: readonly T[];
  /** The control, which the rules permit. It shows that a refusal has no other cause than its value. */
  allow: T;
  /** Further values that the rules permit. */
  alsoAllow?: readonly T[];
}

/** The cases of one row of the table: its refusals, then its controls. */
export function row<T>(title: string, what: Row<T>): Case[] {
  const { deny = [], allow, alsoAllow = [] } = what;
  return [
    ...deny.map((value, i) =>
      caseOf(deny.length > 1 ? `${title} (${i + 1})` : title, 'DENY', what, value),
    ),
    ...[allow, ...alsoAllow].map((value, i) =>
      caseOf(`${title}: ${i === 0 ? 'the control' : `control ${i + 1}`}`, 'ALLOW', what, value),
    ),
  ];
}

function caseOf<T>(title: string, expected: Case['expected'], what: Row<T>, value: T): Case {
  const run = async (env: RulesTestEnvironment) => {
    const fixture = await new Fixture(env, what.fixture).build();
    try {
      await what.prepare?.(fixture, value);
      const attempt = async () => what.attempt(fixture, value);
      // A refusal counts only when it is the rules': not a client's error, not a limit of the server.
      await (expected === 'DENY' ? assertFails(attempt()) : assertSucceeds(attempt()));
    } finally {
      fixture.end();
    }
  };
  return { title, expected, alone: what.alone ?? false, run };
}
