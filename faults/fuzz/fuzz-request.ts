import type { Dice } from './dice.ts'

export const roles = ['visitor', 'customer', 'admin'] as const
export type Role = (typeof roles)[number]

/** One request before the shop's own names are put in. */
export interface FuzzRequest {
  operation: string
  /** `wire`: bent below HTTP's or the router's rules, so that no operation may have seen it. */
  kind: 'valid' | 'mutated' | 'hostile' | 'headers' | 'wire'
  role: Role
  method: string
  /** Segments are encoded when sent; `rawPath` goes out as it is. */
  path: string
  query: readonly (readonly [string, unknown])[]
  rawPath?: string
  headers: readonly (readonly [string, string])[]
  json?: unknown
  bytes?: Buffer
  claimedLength?: number
  isChunked?: boolean
}

const contentTypes: readonly string[] = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(200)}`,
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/json, text/plain',
  'application/merge-patch+json',
  'text/csv',
  'image/svg+xml',
  'x',
  '/',
  '',
]

const longCookie = `sid=${'a'.repeat(43)}; adm=${'b'.repeat(43)}; `
const oddHeaders: readonly (readonly (readonly [string, string])[])[] = [
  [['idempotency-key', 'x'.repeat(300)]],
  [['idempotency-key', '']],
  [['idempotency-key', "'; drop table orders; --"]],
  [['idempotency-key', 'é€']],
  [
    ['idempotency-key', 'one'],
    ['idempotency-key', 'two'],
  ],
  [['accept-language', 'q=NaN;;,,,en;q=9e9,*;q=-1']],
  [['accept-language', 'en,'.repeat(2_000)]],
  [['accept-language', '__proto__']],
  [['if-none-match', '*']],
  [['if-none-match', 'W/"'.repeat(500)]],
  [['accept-encoding', 'br;q=x, gzip;q=0.0001, zstd, *;q=0']],
  [['cookie', `sid=${'z'.repeat(43)}; adm=%00; lang=__proto__; signed_in=2`]],
  [['cookie', longCookie.repeat(30)]],
  [['cookie', '=;;=;a=b=c;"=";sid="'.repeat(20)]],
  [['cookie', 'sid=%zz; adm=%E0%A4; lang=%']],
  [['authorization', 'Bearer x'.repeat(100)]],
  [
    ['x-forwarded-for', '::1, 127.0.0.1'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'evil.example'],
  ],
  [['forwarded', 'for=127.0.0.1;host=evil.example']],
  [['x-http-method-override', 'DELETE']],
  [['origin', 'https://evil.example']],
  [['origin', 'null']],
  [['sec-fetch-site', 'cross-site']],
  [['sec-fetch-site', '']],
  [['referer', 'javascript:alert(1)']],
  [['range', 'bytes=0-1,5-,-9999999999']],
  [['content-encoding', 'gzip']],
  [['expect', '100-continue']],
  [['user-agent', '\u00ff\u00fe'.repeat(200)]],
  [['user-agent', `<script>${'x'.repeat(3_000)}`]],
  [['accept', 'application/xml']],
  [['accept', 'image/avif,*/*;q=nonsense']],
  [['upgrade-insecure-requests', '1']],
  [['x-request-id', "'; drop table orders; --"]],
  [['host', 'evil.example']],
  [['host', '[::1']],
  [['host', '']],
]

export function withOddHeaders(request: FuzzRequest, dice: Dice): FuzzRequest {
  if (dice.chance(0.35) && request.method !== 'GET') {
    const others = request.headers.filter(([name]) => name !== 'content-type')
    return { ...request, kind: 'headers', headers: [...others, ['content-type', dice.pick(contentTypes)]] }
  }
  const odd = dice.pick(oddHeaders)
  const kept = request.headers.filter(([name]) => name !== 'host' || !odd.some(([other]) => other === 'host'))
  return { ...request, kind: 'headers', headers: [...kept, ...odd] }
}

const rawTails: readonly string[] = [
  '%',
  '%zz',
  '%00',
  '%E0%A4%A',
  '%2e%2e%2f',
  '..',
  '../../etc/passwd',
  '//',
  '/',
  ';x=1',
  '%2F',
  '\u00e9\u00ff',
  '*',
  'x'.repeat(500),
  'x'.repeat(20_000),
  '?',
  '?%',
  '?a=%zz&%=%',
  `?${'a=1&'.repeat(3_000)}`,
  '?__proto__[isAdmin]=1&constructor[prototype][x]=1',
  '?q=%ff%fe',
  '?q=\u00e9',
  '#fragment',
]

/** Malformed requests below the schema: wrong lengths, unknown methods, impossible addresses. */
export function bentOnTheWire(request: FuzzRequest, addressed: string, dice: Dice): FuzzRequest {
  const bent: FuzzRequest = { ...request, kind: 'wire' }
  const hasBody = request.json !== undefined || request.bytes !== undefined
  if (hasBody && dice.chance(0.6)) {
    switch (dice.below(4)) {
      case 0:
        return { ...bent, claimedLength: 40_000 }
      case 1:
        return { ...bent, json: undefined, bytes: Buffer.alloc(dice.pick([65_537, 200_000]), 0x20) }
      case 2:
        return { ...bent, isChunked: true }
      default:
        return { ...bent, json: undefined, bytes: brokenJson(dice) }
    }
  }
  if (dice.chance(0.4)) return { ...bent, method: dice.pick(['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PUT', 'DELETE']) }
  return { ...bent, rawPath: addressed + dice.pick(rawTails) }
}

function brokenJson(dice: Dice): Buffer {
  const texts = [
    '{',
    '{"a":',
    '[',
    '"',
    '{"a":1}}',
    "{'a':1}",
    '\uFEFF{}',
    'null',
    '1',
    '""',
    '{"a":1e}',
    '{}\0',
    '[,]',
  ]
  if (dice.chance(0.3)) return Buffer.from(Array.from({ length: 40 }, () => dice.below(256)))
  if (dice.chance(0.2)) return Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  return Buffer.from(dice.pick(texts))
}
