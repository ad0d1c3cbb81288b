import { once } from 'node:events'
import { OwnProcess } from '#test/own-process.ts'

export interface EmulatorProcess {
  url: string
  stop(): Promise<unknown>
}

/** The wallet's provider in a process of its own, which survives the shop. */
export async function startEmulator(dataDir: string): Promise<EmulatorProcess> {
  const env = { PORT: '0', WALLET_DATA_DIR: dataDir }
  const emulator = new OwnProcess({ program: 'wallet-emulator/main.ts', env, hasChannel: true, isHeard: true })
  const [{ url }] = (await once(emulator.child, 'message')) as [{ url: string }]
  return { url, stop: () => emulator.stop() }
}
