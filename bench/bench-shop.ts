import { readFileSync } from 'node:fs'
import { ShopProcess } from '#test/own-process.ts'
import { cpuSeconds } from './process-cost.ts'

export interface BenchShop {
  url: string
  pid: number
  stop(): Promise<unknown>
  /** Processor time and time on the clock until it was ready. */
  start: { cpuSeconds: number; wallSeconds: number }
}

/** The folders of a benchmark shop; without an address its database is the embedded one. */
export interface ShopPlace {
  dataDir: string
  databaseUrl?: string
  /** The file of the CPU profile, written at the end. */
  profile?: string
}

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** The flags and variables of `npm start`. */
const words = (scripts.start as string).split(' ')
const startFlags = words.filter((word) => word.startsWith('--'))
const startVariables = Object.fromEntries(words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')))

/** The shop as `npm start` runs it in production, in a process of its own. */
export async function startShop(
  { dataDir, databaseUrl, profile }: ShopPlace,
  more: Record<string, string> = {},
): Promise<BenchShop> {
  const began = performance.now()
  const shop = await ShopProcess.start({
    program: 'server/start.js',
    dataDir,
    flags: startFlags,
    isHeard: true,
    env: {
      ...startVariables,
      LOG_LEVEL: undefined,
      SHOP_DEMO: 'off',
      // One machine plays all the customers.
      RATE_LIMIT: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(process.env.DIST_DIR && { DIST_DIR: process.env.DIST_DIR }),
      ...(profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
      ...more,
    },
  })
  const start = { cpuSeconds: cpuSeconds(shop.pid), wallSeconds: (performance.now() - began) / 1_000 }
  return { url: shop.url, pid: shop.pid, stop: () => shop.stop(), start }
}
