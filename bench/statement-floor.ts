import pg from 'pg'
import { type FloorTask, type OrderRows, statementsOf } from './floor-statements.ts'
import { type Load, median } from './http-load.ts'

// The baseline of a write: bare `pg`, prepared statements, with the concurrency of the shop's visitors.
process.once('message', async (task: FloorTask) => {
  const pool = new pg.Pool({ connectionString: task.databaseUrl, max: Math.min(task.atOnce, 10) })
  const rows = task.kind === 'order' ? await readOrderRows(pool, task.orderId ?? '') : undefined
  process.send?.('ready')
  process.on('message', async (seconds: number) => process.send?.(await run(pool, task, rows, seconds)))
})

async function run(pool: pg.Pool, task: FloorTask, rows: OrderRows | undefined, seconds: number): Promise<Load> {
  const spent = process.cpuUsage()
  const until = performance.now() + seconds * 1_000
  const times: number[] = []
  const worker = async (index: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const began = performance.now()
      if (rows) await inOneTransaction(pool, statementsOf(task, rows, index, turn))
      else for (const statement of statementsOf(task, rows, index, turn)) await pool.query(statement)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: task.atOnce }, (_, index) => worker(index)))
  const elapsed = (performance.now() - began) / 1_000
  const { user, system } = process.cpuUsage(spent)
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / elapsed,
    p50Ms: median(times),
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    cpuMicros: (user + system) / times.length,
  }
}

async function inOneTransaction(pool: pg.Pool, statements: readonly pg.QueryConfig[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** An order that the shop has stored, as the pattern of what to write. */
async function readOrderRows(pool: pg.Pool, orderId: string): Promise<OrderRows> {
  const rows = async (sql: string) => (await pool.query(sql, [orderId])).rows as Record<string, unknown>[]
  return {
    idempotency_keys: await rows('select * from idempotency_keys where order_id = $1'),
    orders: await rows('select * from orders where id = $1'),
    order_items: await rows('select * from order_items where order_id = $1'),
    order_vat: await rows('select * from order_vat where order_id = $1'),
    order_events: await rows('select * from order_events where order_id = $1'),
    stock_movements: await rows('select * from stock_movements where ref_id = $1::text'),
    outbox: (await rows(`select * from outbox where dedupe_key = 'order_confirmation/' || $1`)).map((mail) => ({
      ...mail,
      // Or the shop would send the floor's mails.
      state: 'not_delivered',
    })),
  }
}
