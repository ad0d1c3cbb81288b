import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Wallet, WalletError } from '#server/orders/deps/wallet-provider.ts'
import type { Config } from '#server/platform/config.ts'
import type { RunningEmulator } from '#server/platform/demo/demo-emulator.ts'
import { isLocalAddress, servesThisMachineOnly } from '#server/platform/local-machine.ts'
import { startDemoWallet } from './demo-wallet.ts'
import { CredentialsRefused } from './paypal-tokens.ts'
import { openPaypalWallet, type PaypalWallet } from './paypal-wallet.ts'

interface OpenedWallet {
  wallet?: Wallet
  notice?: string
  close(): Promise<void>
}

interface Wish {
  config: Config
  shop: { readonly name: string }
  log: Logger
}

/**
 * The wallet the configuration asks for: PayPal with its credentials, else in demo mode the local emulator, else none. The
 * pages of a shop that others reach would load it from a port of the visitor's own machine: none there either. Wrong credentials offer nothing; a provider that is away for now is offered all the same.
 */
export async function openWallet(request: Wish): Promise<OpenedWallet> {
  if (request.config.paypal) return openConfigured(request, request.config.paypal)
  if (request.config.isDemo && servesThisMachineOnly(request.config)) return openDemo(request)
  if (request.config.isDemo) {
    const why = 'it is for one machine alone, and HOST or PUBLIC_URL lets others in'
    return { notice: `The demo wallet is not offered: ${why}.`, close: async () => undefined }
  }
  const missing = 'PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are not set'
  return { notice: `PayPal is not offered: ${missing}.`, close: async () => undefined }
}

async function openConfigured(
  { config, shop, log }: Wish,
  paypal: NonNullable<Config['paypal']>,
): Promise<OpenedWallet> {
  const wallet = openPaypalWallet({ ...paypal, shop, publicUrl: config.publicUrl })
  const close = async () => undefined
  try {
    await wallet.checkCredentials()
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    if (error instanceof CredentialsRefused) {
      const why = `${paypal.apiUrl} refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET`
      return { notice: `PayPal is not offered: ${why}.`, close }
    }
    log.warn({ err: error }, 'the wallet provider does not answer yet')
    return { wallet, notice: `PayPal does not answer yet at ${paypal.apiUrl}; bank transfer works.`, close }
  }
  if (paypal.webhookId) return { wallet, close }
  if (isLocalAddress(new URL(paypal.apiUrl).hostname)) {
    await subscribe(wallet, config, log)
    return { wallet, close }
  }
  return { wallet, notice: 'PAYPAL_WEBHOOK_ID is not set: PayPal is asked about payments but not listened to.', close }
}

async function openDemo({ config, shop, log }: Wish): Promise<OpenedWallet> {
  let demo: RunningEmulator
  try {
    demo = await startDemoWallet(join(config.dataDir, 'wallet-emulator'), log)
  } catch (error) {
    log.error({ err: error }, 'the demo wallet did not start')
    const why = error instanceof Error ? error.message : String(error)
    return { notice: `The demo wallet is not offered: ${why}`, close: async () => undefined }
  }
  const wallet = openPaypalWallet({
    apiUrl: demo.url,
    clientId: 'demo',
    clientSecret: 'demo',
    webhookId: undefined,
    shop,
    publicUrl: config.publicUrl,
  })
  await subscribe(wallet, config, log)
  return { wallet, notice: `Demo wallet (no real money) on ${demo.url}`, close: demo.close }
}

/** Events reach this machine's own port, whatever the shop's public name. */
async function subscribe(wallet: PaypalWallet, { port }: Config, log: Logger): Promise<void> {
  if (port === 0) return
  try {
    await wallet.subscribe(`http://127.0.0.1:${port}/api/webhooks/paypal`)
  } catch (error) {
    log.warn({ err: error }, 'the wallet emulator sends no events; payments are asked for instead')
  }
}
