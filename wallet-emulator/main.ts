import { buildEmulator } from './emulator-app.ts'
import { refusalToStart } from './loopback-only.ts'

const { env } = process
const port = Number(env.PORT || 4010)
const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535
const refusal = isPort ? refusalToStart(env) : `PORT must be a number from 0 to 65535, not ${env.PORT}`

if (refusal) {
  console.error(refusal)
  process.exitCode = 1
} else {
  await start().catch((error: unknown) => {
    console.error(`The wallet emulator cannot start: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  })
}

async function start(): Promise<void> {
  const app = buildEmulator({ dataDir: env.WALLET_DATA_DIR || './data/wallet-emulator' })
  const url = await app.listen({ port, host: env.HOST || '127.0.0.1' })
  process.stdout.write(`Wallet emulator on ${url}\n`)
  process.send?.({ url })

  const stop = () => {
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The wallet emulator did not stop cleanly', error)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Started with fork() it ends with its parent, however that ended; started with spawn() it outlives it.
  process.once('disconnect', stop)
}
