import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ShopProcess } from '../test/own-process.ts'

export interface RunningShop {
  url: string
  dataDir: string
  stop(): Promise<void>
}

/** A shop started as in production, with its own data. @throws when it does not become ready; its files are deleted */
export async function startShop(env: Record<string, string> = {}, program?: string): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pedivella-e2e-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const shop = await ShopProcess.start({ program, dataDir, env: { RATE_LIMIT: 'off', ...env }, isHeard: true })
    const stop = async () => {
      await shop.stop()
      remove()
    }
    return { url: `http://localhost:${shop.port}`, dataDir, stop }
  } catch (error) {
    remove()
    throw error
  }
}
