import { loggedError, type AppError } from '../model/errors.ts';

/** Why a command failed, which is also logged; null when it succeeded. */
export async function failureOf(command: Promise<void>): Promise<AppError | null> {
  try {
    await command;
    return null;
  } catch (error) {
    return loggedError(error);
  }
}
