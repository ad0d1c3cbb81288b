import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmulator } from '#server/platform/demo/demo-emulator.ts'
import type { DemoService } from '#server/platform/demo/demo-services.ts'
import { cardKeys } from './card-keys.ts'

const program = fileURLToPath(new URL('../../card-emulator/main.ts', import.meta.url))
/** The emulator's own. */
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_demo',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
  STRIPE_WEBHOOK_SECRET: 'whsec_demo',
}

/** The card emulator, which takes no real money. */
export const demoCards: DemoService = (config, log) =>
  cardKeys.isInEnvironment(config) ? undefined : start(join(config.dataDir, 'card-emulator'), config.port, log)

async function start(folder: string, port: number, log: Parameters<DemoService>[1]) {
  const env = {
    CARD_DATA_DIR: folder,
    // Events reach this machine's own port, whatever the shop's public name.
    EVENTS_URL: port === 0 ? 'off' : `http://127.0.0.1:${port}/api/payments/events`,
  }
  const { url, close } = await startEmulator({ name: 'the demo’s cards', program, folder, env }, log)
  return { variables: { ...keys, STRIPE_API_URL: url }, notice: `Demo cards (no real money) on ${url}`, close }
}
