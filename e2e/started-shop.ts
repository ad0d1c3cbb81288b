import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../test/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Ends what hangs: a busy machine builds and fills a shop ten times slower than a quiet one. */
export const readyWithinMs = 600_000

/** Of every shop that a browser test starts. */
export const adminPassword = 'officina-di-prova'

export interface RunningShop {
  url: string
  dataDir: string
  stop(): Promise<void>
}

/** A shop as it is really started, on a free port with data of its own. @throws when it does not become ready; nothing of it stays */
export async function startShop(program: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pedivella-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const shop = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT: 'off',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = async () => {
    shop.kill('SIGTERM')
    if (shop.exitCode === null && shop.signalCode === null) await once(shop, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const deadline = Date.now() + readyWithinMs; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    if (
      await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, dataDir, stop }
    const isOver = shop.exitCode !== null
    if (!isOver && Date.now() < deadline) continue
    await stop()
    throw new Error(isOver ? `the shop ended with code ${shop.exitCode} before it was ready` : 'the shop was not ready')
  }
}
