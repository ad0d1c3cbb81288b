import { isLoopback } from '../wallet-emulator/loopback-only.ts'
import { buildCardEmulator, emulatorKeys } from './card-emulator-app.ts'

const { env } = process
const host = env.HOST || '127.0.0.1'
const port = Number(env.PORT || 4020)
const isReal = env.STRIPE_SECRET_KEY?.includes('_live_')

if (!isLoopback(host) || isReal) {
  console.error('The card emulator is for this machine alone, and does not run beside real keys')
  process.exitCode = 1
} else {
  const app = buildCardEmulator({
    dataDir: env.CARD_DATA_DIR,
    eventsUrl: env.EVENTS_URL === 'off' ? undefined : env.EVENTS_URL || 'http://127.0.0.1:3000/api/payments/events',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET || emulatorKeys.webhookSecret,
  })
  const url = await app.listen({ port, host })
  const { secretKey, publishableKey } = emulatorKeys
  process.stdout.write(
    `Card emulator on ${url}\nSTRIPE_API_URL=${url} STRIPE_SECRET_KEY=${secretKey} STRIPE_PUBLISHABLE_KEY=${publishableKey} STRIPE_WEBHOOK_SECRET=${env.STRIPE_WEBHOOK_SECRET || emulatorKeys.webhookSecret}\n`,
  )
  process.send?.({ url })
  const stop = () => void app.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
}
