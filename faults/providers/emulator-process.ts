import { once } from 'node:events'
import { join } from 'node:path'
import { OwnProcess } from '#test/own-process.ts'

export interface EmulatorProcess {
  url: string
  stop(): Promise<unknown>
}

/** The wallet's provider in a process of its own, which survives the shop. */
export const startEmulator = (dataDir: string): Promise<EmulatorProcess> =>
  start('wallet-emulator/main.ts', { WALLET_DATA_DIR: dataDir })

/** With that of cards. */
export async function startProviders(folder: string) {
  const [paypal, card] = await Promise.all([
    startEmulator(join(folder, 'wallet')),
    start('card-emulator/main.ts', { EVENTS_URL: 'off' }),
  ])
  return {
    urls: { paypal: paypal.url, card: card.url },
    stop: () => Promise.all([paypal.stop(), card.stop()]),
  }
}

async function start(program: string, more: Record<string, string>): Promise<EmulatorProcess> {
  const emulator = new OwnProcess({ program, env: { PORT: '0', ...more }, hasChannel: true, isHeard: true })
  const [{ url }] = (await once(emulator.child, 'message')) as [{ url: string }]
  return { url, stop: () => emulator.stop() }
}
