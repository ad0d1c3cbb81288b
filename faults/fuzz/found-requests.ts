import type { FuzzRequest } from './fuzz-request.ts'

interface Found {
  /** The former fault. */
  what: string
  request: FuzzRequest
  /** The right status. */
  status: number
  code: string
}

const from = (change: Partial<FuzzRequest> & Pick<FuzzRequest, 'operation' | 'method' | 'path'>): FuzzRequest => ({
  kind: 'valid',
  role: 'visitor',
  query: [],
  headers: [],
  ...change,
})
const form = (body: string) => ({
  operation: 'POST /api/admin/upload',
  method: 'POST',
  path: '/api/admin/upload',
  role: 'admin' as const,
  headers: [['content-type', 'multipart/form-data; boundary=x']] as const,
  bytes: Buffer.from(body),
})

/** Requests that once revealed a fault, in their smallest form, replayed in every run. */
export const foundRequests: readonly Found[] = [
  {
    what: 'a name longer than any: 414 with the name in it, past the error exit and without the security headers',
    request: from({ operation: 'GET /order/{id}', method: 'GET', path: `/order/\uE001${'x'.repeat(201)}\uE001` }),
    status: 404,
    code: 'not_found',
  },
  {
    what: 'an address that cannot be decoded: 400 in another shape',
    request: from({ kind: 'wire', operation: 'GET /order/{id}', method: 'GET', path: '', rawPath: '/order/%zz' }),
    status: 400,
    code: 'invalid_input',
  },
  {
    what: 'half a body: 400 in another shape',
    request: from({
      kind: 'wire',
      operation: 'POST /api/orders',
      method: 'POST',
      path: '/api/orders',
      headers: [['content-type', 'application/json']],
      bytes: Buffer.from('{"order":'),
      claimedLength: 900,
    }),
    status: 400,
    code: 'invalid_input',
  },
  {
    what: 'a head of 20 kB: 431 in another shape',
    request: from({
      kind: 'wire',
      operation: 'GET /api/shop',
      method: 'GET',
      path: '',
      rawPath: `/api/shop?q=${'x'.repeat(20_000)}`,
    }),
    status: 431,
    code: 'too_large',
  },
  {
    what: 'a key of 300 characters: a code the call did not declare',
    request: from({
      operation: 'POST /order',
      method: 'POST',
      path: '/order',
      headers: [
        ['content-type', 'application/json'],
        ['idempotency-key', 'x'.repeat(300)],
      ],
      json: { amount: '100.00', currency: 'EUR', intent: 'capture' },
    }),
    status: 400,
    code: 'invalid_idempotency_key',
  },
  {
    what: 'a form that ends in its middle: 500',
    request: from(form('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc')),
    status: 400,
    code: 'invalid_input',
  },
  {
    what: 'a form without its boundary: 500',
    request: from(form('--y\r\n\r\nabc')),
    status: 400,
    code: 'invalid_input',
  },
  {
    what: 'a NUL in a code of the catalogue’s file: 500 from the database',
    request: from({
      operation: 'POST /api/admin/products/import',
      method: 'POST',
      path: '/api/admin/products/import',
      role: 'admin',
      query: [['mode', 'commit']],
      headers: [['content-type', 'text/csv']],
      bytes: Buffer.from('productCode,name,imageUrls\na\0b,Sella,/images/a\0b.png\n'),
    }),
    status: 400,
    code: 'import_refused',
  },
]
