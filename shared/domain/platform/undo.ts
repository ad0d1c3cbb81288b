/** For so long an act can be undone, and the file of a deleted picture is kept. */
export const undoDays = 30
export const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < undoDays * 86_400_000

const undoable = new Set([
  'POST /api/admin/products',
  'PUT /api/admin/products/:id',
  'PATCH /api/admin/products',
  'DELETE /api/admin/products/:id',
  'POST /api/admin/price-changes',
  'POST /api/admin/price-changes/:id/undo',
  'PUT /api/admin/media/:name',
  'DELETE /api/admin/media/:name',
  'POST /api/admin/shelves',
  'PUT /api/admin/shelves/:slug',
  'POST /api/admin/shelves/:slug/merge',
  'DELETE /api/admin/shelves/:slug',
  'POST /api/admin/facts',
  'PUT /api/admin/facts/:key',
  'DELETE /api/admin/facts/:key',
  'POST /api/admin/search-words',
  'PUT /api/admin/search-words/:id',
  'DELETE /api/admin/search-words/:id',
  'PUT /api/admin/size-charts',
  'PUT /api/admin/delivery',
  'PUT /api/admin/texts/:group',
  ...['appearance', 'facts', 'home', 'hours', 'languages', 'move', 'opening'].map(
    (key) => `PUT /api/admin/settings/${key}`,
  ),
])

/** Whether what this call wrote can be undone: not orders, money, stock, people, keys or what a file brought. */
export const isUndoable = (call: string | null): call is string => call !== null && undoable.has(call)

/** Why something stays as it is. */
export const keptReasons = [
  'changed',
  'gone',
  'reduced',
  'reserved',
  'sizes',
  'picture_gone',
  'shelf_gone',
  'fact_gone',
  'code_taken',
  'category',
  'unpriced',
  'card',
  'order',
  'in_use',
] as const
export type KeptReason = (typeof keptReasons)[number]
