/** Not orders, money, stock, people, keys or what a file brought. */
export const undoableCalls: readonly string[] = [
  'POST /api/admin/products',
  'PUT /api/admin/products/:id',
  'PATCH /api/admin/products',
  'DELETE /api/admin/products/:id',
  'POST /api/admin/price-changes',
  'POST /api/admin/price-changes/:id/undo',
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
  ...['appearance', 'facts', 'home', 'hours', 'languages', 'opening'].map((key) => `PUT /api/admin/settings/${key}`),
]

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
