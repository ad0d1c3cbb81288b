import type { ComponentType } from 'react'

/** What stands above every failure that is told from now on; the checkout's code brings it when an order can be placed. */
const above: { Note?: ComponentType } = {}

export function tellAboveFailures(Note: ComponentType): void {
  above.Note = Note
}

export const AboveFailure = () => above.Note && <above.Note />
