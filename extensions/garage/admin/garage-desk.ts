import type { DeskRows } from '#web/extensions/desk-row.ts'

export const garageDesk: DeskRows = {
  later: () => import('./garage-later.ts'),
}
