import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { type RunningEmulator, startEmulator } from '#server/platform/demo/demo-emulator.ts'

const program = fileURLToPath(new URL('../../../wallet-emulator/main.ts', import.meta.url))

/** The wallet emulator with its ledger in `folder`. @throws Error when it does not start */
export const startDemoWallet = (folder: string, log: Logger): Promise<RunningEmulator> =>
  startEmulator({ name: 'the demo wallet', program, folder, env: { WALLET_DATA_DIR: folder } }, log)
