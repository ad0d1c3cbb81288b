import { type AccessRow, adminOnly } from './access-row.ts'

/** Shelves, facts and words of the search, as the administrator keeps them. */
export const shelfAccess: AccessRow[] = [
  { route: 'GET /api/admin/shelves', call: () => ({ url: '/api/admin/shelves' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/shelves',
    call: () => ({
      url: '/api/admin/shelves',
      body: { category: 'accessori', name: { it: 'Cestini', en: 'Baskets' } },
    }),
    answers: adminOnly(201),
  },
  {
    route: 'PUT /api/admin/shelves/:slug',
    call: () => ({
      url: '/api/admin/shelves/catene',
      body: { text: { it: 'Contano i passi.', en: 'Mind the pitch.' } },
    }),
    answers: adminOnly(200),
    missing: { call: { url: '/api/admin/shelves/niente', body: {} }, answers: adminOnly(404) },
  },
  {
    route: 'POST /api/admin/shelves/:slug/merge',
    call: () => ({ url: '/api/admin/shelves/catene/merge', body: { into: 'cambi' } }),
    answers: adminOnly(200),
    missing: { call: { url: '/api/admin/shelves/niente/merge', body: { into: 'cambi' } }, answers: adminOnly(404) },
  },
  {
    route: 'DELETE /api/admin/shelves/:slug',
    call: () => ({ url: '/api/admin/shelves/catene' }),
    answers: adminOnly(204),
    missing: { call: { url: '/api/admin/shelves/niente' }, answers: adminOnly(404) },
  },
  { route: 'GET /api/admin/facts', call: () => ({ url: '/api/admin/facts' }), answers: adminOnly(200) },
  {
    route: 'POST /api/admin/facts',
    call: () => ({ url: '/api/admin/facts', body: { label: { it: 'Peso', en: 'Weight' }, kind: 'number', unit: 'g' } }),
    answers: adminOnly(201),
  },
  {
    route: 'PUT /api/admin/facts/:key',
    call: () => ({ url: '/api/admin/facts/speeds', body: { label: { it: 'Marce', en: 'Gears' } } }),
    answers: adminOnly(200),
    missing: { call: { url: '/api/admin/facts/niente', body: {} }, answers: adminOnly(404) },
  },
  {
    route: 'DELETE /api/admin/facts/:key',
    call: () => ({ url: '/api/admin/facts/speeds' }),
    answers: adminOnly(204),
    missing: { call: { url: '/api/admin/facts/niente' }, answers: adminOnly(404) },
  },
  { route: 'GET /api/admin/search-words', call: () => ({ url: '/api/admin/search-words' }), answers: adminOnly(200) },
  {
    route: 'GET /api/admin/search-words/finds',
    call: () => ({ url: '/api/admin/search-words/finds?meaning=sella' }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/search-words',
    call: () => ({ url: '/api/admin/search-words', body: { word: 'saddle bag', meaning: 'borsa sottosella' } }),
    answers: adminOnly(201),
  },
  {
    // The world has none.
    route: 'PUT /api/admin/search-words/:id',
    call: () => ({ url: '/api/admin/search-words/999999', body: { meaning: 'sella' } }),
    answers: adminOnly(404),
  },
  {
    route: 'DELETE /api/admin/search-words/:id',
    call: () => ({ url: '/api/admin/search-words/999999' }),
    answers: adminOnly(404),
  },
  {
    route: 'GET /api/admin/unfound-searches',
    call: () => ({ url: '/api/admin/unfound-searches' }),
    answers: adminOnly(200),
  },
  {
    route: 'DELETE /api/admin/unfound-searches',
    call: () => ({ url: '/api/admin/unfound-searches?q=cestino' }),
    answers: adminOnly(204),
  },
]
