import type { DeskRows } from '#web/extensions/desk-row.ts'

export const assistantDesk: DeskRows = {
  later: () => import('./assistant-later.ts'),
}
