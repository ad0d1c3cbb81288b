/** For so long an act can be undone, and the file of a deleted picture is kept. */
export const undoDays = 30
export const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < undoDays * 86_400_000

const undoable = new Set<string>()

/** Calls whose acts an extension can undo. */
export function addUndoable(calls: readonly string[]): void {
  for (const call of calls) undoable.add(call)
}

/** Whether what this call wrote can be undone. */
export const isUndoable = (call: string | null): call is string => call !== null && undoable.has(call)
