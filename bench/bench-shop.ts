import { readFileSync } from 'node:fs'
import { freePort } from '#test/free-port.ts'
import { type RunningProcess, startProgram } from './child-process.ts'
import { cpuSeconds } from './process-cost.ts'

export const adminPassword = 'soltanto per misurare'

export interface BenchShop extends RunningProcess {
  url: string
  /** Processor time and time on the clock until it was ready. */
  start: { cpuSeconds: number; wallSeconds: number }
}

/** Where a shop of the bench keeps its things; without an address its database is the embedded one. */
export interface ShopPlace {
  dataDir: string
  databaseUrl?: string
  /** Where the process leaves its profile when it ends. */
  profile?: string
}

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** What `npm start` tells the engine. */
const startFlags = (scripts.start as string).split(' ').filter((word) => word.startsWith('--'))

/** The shop as `npm start` runs it in production, in a process of its own. */
export async function startShop(
  { dataDir, databaseUrl, profile }: ShopPlace,
  more: Record<string, string> = {},
): Promise<BenchShop> {
  const port = await freePort()
  const began = performance.now()
  const shop = await startProgram(
    'server/start.ts',
    {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      SHOP_DEMO: 'off',
      // One machine plays all the customers.
      RATE_LIMIT: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(process.env.DIST_DIR && { DIST_DIR: process.env.DIST_DIR }),
      ...(profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
      ...more,
    },
    (line) => line.startsWith('Pedivella is ready'),
    startFlags,
  )
  const start = { cpuSeconds: cpuSeconds(shop.pid), wallSeconds: (performance.now() - began) / 1_000 }
  return { ...shop, url: `http://127.0.0.1:${port}`, start }
}
