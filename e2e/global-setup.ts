import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../test/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readyWithinMs = 120_000

/** The shop as `npm start` starts it, with its demo data, on a free port, for all browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pedivella-e2e-'))
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const shop = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: 'officina-di-prova',
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilReady(baseUrl, shop)
  process.env.SHOP_URL = baseUrl
  process.env.SHOP_DATA = dataDir
  return async () => {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function untilReady(baseUrl: string, shop: ChildProcess): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with code ${shop.exitCode} before it was ready`)
    const answer = await fetch(`${baseUrl}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the shop was not ready in time')
}
