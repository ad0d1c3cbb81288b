import { type AccessRow, adminOnly, openTo } from '#test/access/access-row.ts'

export const accessRows: AccessRow[] = [
  openTo('GET /feeds/google.xml', '/feeds/google.xml'),
  openTo('GET /en/feeds/google.xml', '/en/feeds/google.xml'),
  openTo('GET /feeds/meta.xml', '/feeds/meta.xml', 301),
  openTo('GET /en/feeds/meta.xml', '/en/feeds/meta.xml', 301),
  openTo('GET /feeds/products.jsonl', '/feeds/products.jsonl'),
  openTo('GET /en/feeds/products.jsonl', '/en/feeds/products.jsonl'),
  openTo('GET /feeds/bici-usate.atom', '/feeds/bici-usate.atom'),
  openTo('GET /en/feeds/bici-usate.atom', '/en/feeds/bici-usate.atom'),
  {
    route: 'GET /api/admin/feeds',
    call: () => ({ url: '/api/admin/feeds' }),
    answers: adminOnly(200),
  },
]
