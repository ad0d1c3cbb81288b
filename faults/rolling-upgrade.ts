import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { anOrderBody } from '#test/factories.ts'
import { OwnProcess, ShopProcess } from '#test/own-process.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { plainPages } from '#test/shop-node.ts'

// An older version goes on while this one starts beside it on PostgreSQL and migrates:
// `node faults/rolling-upgrade.ts <release or commit> [orders]`. The older one runs with this one's packages.
const releases = new Map([
  ['0.1.0', '15a848ad'],
  ['0.2.0', '4da92170'],
  ['0.3.0', 'd904fe0e'],
  ['0.4.0', 'd3e8fa13'],
])
const [release = '', wanted = '1000'] = process.argv.slice(2)
const commit = releases.get(release) ?? release
/** Buyers whose order is answered 503 press again, at whichever node is next, for so long. */
const patienceMs = 120_000
const root = fileURLToPath(new URL('..', import.meta.url))
const buyers = 8

const folder = mkdtempSync(join(tmpdir(), 'pedivella-rolling-'))
const server = await startPostgres()
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  await server.end()
  rmSync(folder, { recursive: true, force: true })
}

async function run(): Promise<boolean> {
  const program = join(folder, 'old')
  execFileSync('bash', ['-c', `mkdir ${program} && git archive ${commit} | tar x -C ${program}`], { cwd: root })
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'))
  const env = {
    DATABASE_URL: server.url,
    RATE_LIMIT: 'off',
    SHOP_DEMO: 'on',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  }
  const node = (name: string, more: { program?: string; env?: Record<string, string> } = {}) => {
    const dataDir = join(folder, name)
    return ShopProcess.start({ ...more, dataDir, env: { ...env, DIST_DIR: plainPages(dataDir), ...more.env } })
  }
  const older = await node('older', {
    program: join(program, 'server/main.ts'),
    env: { SHOP_CONFIG: join(program, 'shop.config.json') },
  })
  const client = new pg.Client({ connectionString: server.url })
  // What ended the run is thrown elsewhere.
  client.on('error', () => {})
  await client.connect()
  const { rows: units } = await client.query<{ productId: number }>(`
    update product_sizes s set stock = 90000 from products p where p.id = s.product_id and p.is_active and s.size = ''
    returning p.id as "productId"`)
  const nodes = [older]
  const answers = new Map<string, number>()
  let isOver = false
  let refused = 0
  let longestWaitMs = 0
  const buy = async (n: number) => {
    for (let i = 0; !isOver; i++) {
      const productId = units[(n * 7 + i) % units.length]?.productId
      const order = { customerEmail: `cliente.${n}.${i}@example.org` }
      const body = JSON.stringify(anOrderBody({ order, items: [{ productId, quantity: 1 }] }))
      const key = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const begun = performance.now()
      for (let press = 0; ; press++) {
        const node = nodes[(n + i + press) % nodes.length] ?? older
        const answer = await fetch(`${node.url}/api/orders`, { method: 'POST', headers: key, body }).then(
          async (got) => (got.ok ? `${got.status}` : `${got.status} ${(await got.text()).slice(0, 120)}`),
          (error: Error) => `${error.message}`,
        )
        const what = `${node === older ? 'older' : 'newer'} ${nodes.length === 1 ? 'before' : 'beside'}: ${answer}`
        answers.set(what, (answers.get(what) ?? 0) + 1)
        const waitedMs = performance.now() - begun
        if (answer === '201') longestWaitMs = Math.max(longestWaitMs, waitedMs)
        else if (answer.startsWith('503') && waitedMs < patienceMs) {
          await setTimeout(200)
          continue
        } else refused++
        break
      }
      await setTimeout(20)
    }
  }
  const placed = async () => Number((await client.query('select count(*) from orders')).rows[0].count)
  const all = Array.from({ length: buyers }, (_, n) => buy(n))
  for (const goal = (await placed()) + Number(wanted) / 4; (await placed()) < goal; ) await setTimeout(100)
  const newer = await node('newer')
  nodes.push(newer)
  for (const goal = (await placed()) + Number(wanted); (await placed()) < goal; ) await setTimeout(100)
  isOver = true
  await Promise.all(all)
  await older.stop()
  // As the hour's check and each start do: what an older program left out is completed.
  await newer.stop()
  const again = await node('newer')
  await setTimeout(5_000)
  await again.stop()
  for (const [what, count] of answers) process.stdout.write(`${count} × ${what}\n`)
  const { rows } = await client.query(`select count(*)::int as orders,
    count(*) filter (where not exists (select from order_vat v where v.order_id = o.id))::int as "withoutVat",
    (select max(gap) from (select created_at - lag(created_at) over (order by created_at) as gap from orders
      where customer_email like 'cliente.%') g)::text as "longestPause",
    (select count(*) from people)::int as people,
    (select count(*) from (select id, email, kind, since from people except select id, email, kind, since from people_source) x)::int as "wrongPeople",
    (select count(*) from people_source s where not exists (select from people p where p.id = s.id))::int as "missingPeople"
    from orders o`)
  process.stdout.write(`${JSON.stringify({ refused, longestWaitMs: Math.round(longestWaitMs), ...rows[0] })}\n`)
  await client.end()
  const check = new OwnProcess({
    program: 'server/commands/check-data.ts',
    env: { ...env, DATA_DIR: join(folder, 'newer') },
  })
  await check.end()
  // The stock was set above, and each node has pictures of its own.
  const violations = check.lines.filter((line) => /^I\d+ /.test(line) && !line.startsWith('I2 '))
  process.stdout.write(`${violations.slice(0, 10).join('\n')}\n`)
  return violations.length === 0 && refused === 0
}
