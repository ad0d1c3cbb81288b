import { rmSync } from 'node:fs'
import { buildCardEmulator } from '../../card-emulator/card-emulator-app.ts'
import { buildEmulator } from '../../wallet-emulator/emulator-app.ts'

/** Both providers in this process, where the shop does not die. */
export async function openProviders(folder: string) {
  const emulators = [buildEmulator({ dataDir: folder }), buildCardEmulator()] as const
  const [paypal, card] = await Promise.all(emulators.map((one) => one.listen({ port: 0, host: '127.0.0.1' })))
  return {
    urls: { paypal: paypal ?? '', card: card ?? '' },
    async close() {
      for (const one of emulators) await one.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
