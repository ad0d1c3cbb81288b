import type { DeskRows } from '#web/extensions/desk-row.ts'

export const feedDesk: DeskRows = {
  later: () => import('./feed-later.tsx'),
}
