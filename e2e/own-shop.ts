import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../test/free-port.ts'
import { adminPassword } from './admin-page.ts'
import { test as shopTest } from './shop-page.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readyWithinMs = 60_000

interface OwnShop {
  url: string
  dataDir: string
}

/** A shop of one file's own, new and empty: what it does to sessions and pictures disturbs no other test. */
export const test = shopTest.extend<object, { ownShop: OwnShop }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'pedivella-own-'))
      const port = await freePort()
      const url = `http://localhost:${port}`
      const shop = spawn(process.execPath, ['server/main.ts'], {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          ADMIN_PASSWORD: adminPassword,
          RATE_LIMIT: 'off',
          SHOP_DEMO: 'off',
          // Only when asked: a test decides when a picture comes back.
          IMAGE_CHECK_SECONDS: '86400',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ready = new Promise<void>((resolve, reject) => {
        shop.stdout.on('data', (text: Buffer) => text.includes('is ready') && resolve())
        shop.once('exit', (code) => reject(new Error(`the shop ended with code ${code} before it was ready`)))
        setTimeout(() => reject(new Error('the shop was not ready in time')), readyWithinMs).unref()
      })
      await ready
      await use({ url, dataDir })
      shop.removeAllListeners('exit')
      shop.kill('SIGTERM')
      await once(shop, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
})
