import { codeOf } from '../../../src/model/errors.ts';
import { World, type DocumentData } from './world.ts';

/** One case: an attempt on a stage of its own, and whether the rules let it through. */
export interface Case {
  title: string;
  expected: 'ALLOW' | 'DENY';
  /** Resolves to what happened; rejects when it was neither let through nor refused. */
  run: (projectId: string) => Promise<'ALLOW' | 'DENY'>;
}

interface Row<T> {
  /** Fields of the list that differ from the usual stage. */
  stage?: (world: World) => DocumentData;
  /** What the server does to the stage before the attempt. */
  prepare?: (world: World, value: T) => Promise<unknown>;
  /** What is tried; `value` is the one thing in which the cases of a row differ. */
  attempt: (world: World, value: T) => Promise<unknown>;
  /** Each of these is refused … */
  deny?: readonly T[];
  /** … and this, the twin, is let through: no refusal can have another cause than its own. */
  allow: T;
  /** Further values that are let through. */
  alsoAllow?: readonly T[];
}

/** The cases of one row of the table: its refusals, then their twin. */
export function row<T>(title: string, what: Row<T>): Case[] {
  const { deny = [], allow, alsoAllow = [] } = what;
  return [
    ...deny.map((value, i) =>
      caseOf(deny.length > 1 ? `${title} (${i + 1})` : title, 'DENY', what, value),
    ),
    ...[allow, ...alsoAllow].map((value, i) =>
      caseOf(`${title}: ${i === 0 ? 'the twin' : `twin ${i + 1}`}`, 'ALLOW', what, value),
    ),
  ];
}

function caseOf<T>(title: string, expected: Case['expected'], what: Row<T>, value: T): Case {
  const run = async (projectId: string) => {
    const world = await new World(projectId, what.stage).build();
    try {
      await what.prepare?.(world, value);
      await what.attempt(world, value);
      return 'ALLOW';
    } catch (error) {
      // Only the rules' own refusal counts: not a client's error, not a limit of the server.
      if (codeOf(error) === 'permission-denied') return 'DENY';
      throw error;
    } finally {
      await world.end();
    }
  };
  return { title, expected, run };
}
