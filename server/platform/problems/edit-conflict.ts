import { problem } from './problem.ts'

/** With what is stored now. */
export const editConflict = (current: unknown) => problem('edit_conflict', { details: { current } })

/** Refuses a change of something that has changed since it was read; without a version it passes. @throws Problem 409 edit_conflict */
export async function requireVersion(
  version: number | null | undefined,
  stored: number,
  current: () => unknown,
): Promise<void> {
  if (version != null && version !== stored) throw editConflict(await current())
}
