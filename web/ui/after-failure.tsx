import type { ComponentType } from 'react'

/** The component above every error message; the checkout's code sets it. */
const above: { Note?: ComponentType } = {}

export function publishFailureAbove(Note: ComponentType): void {
  above.Note = Note
}

export const AboveFailure = () => above.Note && <above.Note />
