import type { Dice } from './dice.ts'

/** Written into the JSON as it is, for what no JavaScript value becomes. */
const literal = (json: string) => `\uE000${json}\uE000`
export const withLiterals = (json: string) =>
  json.replace(/"\uE000((?:[^"\\]|\\.)*)\uE000"/g, (_all, inner: string) => JSON.parse(`"${inner}"`) as string)

const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202Eabc\u202C',
  '\uFEFF',
  '\u2028',
  '\u001b[31m',
  'é'.normalize('NFD'),
  'İstanbul ß ǰ ﬃ',
  '👩‍👩‍👧‍👦'.repeat(40),
  '﷽'.repeat(80),
  'Z̷̧̢̛͈͎̮'.repeat(30),
  "' OR '1'='1",
  "'; DROP TABLE orders; --",
  "1); DELETE FROM sessions WHERE ('1'='1",
  "\\'; SELECT pg_sleep(5); --",
  '%',
  '_',
  '%%%_\\',
  '\\',
  '$1',
  '$&$`',
  '" onmouseover="alert(1)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  '<!--#exec cmd="id"-->',
  '{{7*7}}',
  '$' + '{7*7}',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data/',
  'a\r\nBcc: victim@example.org',
  'a@example.org\nBcc: victim@example.org',
  '%00',
  '%zz',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e309',
  '-0',
  '0x10',
  '1e3',
  '١٢٣',
  '１２３',
  '1,5',
  '1.005',
  '1.299,00',
  '+1',
  '00001',
  '-1',
  '0',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(400),
  'null',
  'true',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2026-02-30',
  '0000-00-00',
  '-000001-01-01',
  '+275760-09-13T00:00:00.001Z',
  '2026-11-21T10:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(43),
  'a'.repeat(300),
  'a'.repeat(10_000),
  'à '.repeat(5_000),
  'a@'.repeat(5_000),
  // Defeats backtracking patterns.
  `a@${'a.'.repeat(12_000)}!`,
  `${'1'.repeat(25_000)}!`,
  `${' '.repeat(25_000)}x`,
  `a@${'a-'.repeat(120)}`,
]

const hostileNumbers: readonly unknown[] = [
  0,
  literal('-0'),
  -1,
  1.5,
  1e-7,
  0.1,
  99_999.999,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  literal('9007199254740993'),
  1e21,
  1e308,
  literal('1e400'),
  literal('-1e400'),
  literal('1E+2'),
  literal(`1${'0'.repeat(500)}`),
]

const odd: readonly (() => unknown)[] = [
  () => true,
  () => false,
  () => null,
  () => [],
  () => ({}),
  () => [[]],
  () => ({ length: 1e9 }),
  () => ({ $gt: '' }),
  () => ({ toString: 1, valueOf: 2, toJSON: 3 }),
  () => literal('{"__proto__":{"isAdmin":true}}'),
  () => literal('{"constructor":{"prototype":{"isAdmin":true}}}'),
  () => literal('{"a":1,"a":2}'),
  () => nested(25),
  () => nested(1_500),
  () => Array.from({ length: 5_000 }, () => 1),
  () => Array.from({ length: 60 }, () => ({})),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
]

function nested(depth: number): unknown {
  return literal(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`)
}

export function hostileText(dice: Dice): string {
  return dice.pick(hostileTexts)
}

export function hostileValue(dice: Dice): unknown {
  const kind = dice.below(10)
  if (kind < 5) return hostileText(dice)
  if (kind < 8) return dice.pick(hostileNumbers)
  return dice.pick(odd)()
}

/** Fields that callers must not set. */
export const coveted: Readonly<Record<string, unknown>> = {
  id: 1,
  customerId: '@otherId',
  isAdmin: true,
  role: 'admin',
  isApproved: true,
  isVerified: true,
  isActive: true,
  emailVerified: true,
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  passwordHash: 'x',
  createdAt: '2020-01-01T00:00:00Z',
  paymentStatus: 'paid',
  orderStatus: 'delivered',
  orderNumber: 'PV-0000-0000',
  accessKey: 'x',
  total: '0.01',
  subtotal: '0.01',
  price: '0.01',
  priceCents: 1,
  stock: 99_999,
  reserved: -5,
  version: -1,
  slug: 'admin',
}
