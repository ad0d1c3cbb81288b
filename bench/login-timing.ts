// Does the response time reveal whether an e-mail has an account? Run it against a shop started with RATE_LIMIT=off:
// node bench/login-timing.ts http://localhost:3000 [rounds]
// It registers one customer, then asks in turn for a known and an unknown address and compares the medians. 1.00 means
// no difference; the last column says how often a guess by time alone would be right.

const [origin = 'http://localhost:3000', roundsText = '200'] = process.argv.slice(2)
const rounds = Number(roundsText)
const known = `timing.${crypto.randomUUID()}@example.org`
const password = 'pedali e catena'

async function post(path: string, body: object): Promise<{ status: number; ms: number }> {
  const start = performance.now()
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - start }
}

async function compare(name: string, path: string, expected: number, bodyFor: (email: string) => object) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < rounds + 5; i++) {
    // The order changes, so that nothing that comes first is always the same one.
    const turn = i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of turn) {
      const email = which === 'known' ? known : `no-account.${crypto.randomUUID()}@example.org`
      const { status, ms } = await post(path, bodyFor(email))
      if (status !== expected) throw new Error(`${path} answered ${status}: start the shop with RATE_LIMIT=off`)
      // The first rounds warm up.
      if (i >= 5) times[which].push(ms)
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)]
  const guessed = (100 * rightGuesses(times.known, times.unknown)).toFixed(1)
  process.stdout.write(
    `${name}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, ratio ${(a / b).toFixed(3)}, guessed right ${guessed} %\n`,
  )
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((x, y) => x - y)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How often the best single threshold tells the two apart; 0.5 is chance. */
function rightGuesses(known: readonly number[], unknown: readonly number[]): number {
  const shares = [...known, ...unknown].map((limit) => {
    const right = known.filter((t) => t > limit).length + unknown.filter((t) => t <= limit).length
    return right / (known.length + unknown.length)
  })
  return Math.max(...shares.map((share) => Math.max(share, 1 - share)))
}

const registration = { firstName: 'Prova', lastName: 'Tempi', email: known, password }
if ((await post('/api/customer/register', registration)).status !== 201)
  throw new Error('the shop took no registration')
await compare('login', '/api/customer/login', 401, (email) => ({ email, password: 'sbagliata' }))
await compare('password reset', '/api/customer/password-reset', 202, (email) => ({ email }))
