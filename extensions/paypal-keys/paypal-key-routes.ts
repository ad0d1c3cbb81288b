import type { FastifyInstance } from 'fastify'
import { checkOwnPassword } from '#server/accounts/staff/check-own-password.ts'
import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { CredentialsRefused } from '#server/orders/paypal/paypal-tokens.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { readSetting, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { paypalKeysSetting } from './paypal-key-calls.ts'
import { keysSetting, type StoredKeys, typedKeys, viewOfKeys, walletOf } from './paypal-keys.ts'

export function paypalKeyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, paypalKeysSetting.read, () => readSetting(deps.database.db, keysSetting(), deps.shop))

  route(app, paypalKeysSetting.change, async ({ body: { version, value }, request }) => {
    await checkOwnPassword(deps, request, value.currentPassword, 'value.currentPassword')
    const typed = typedKeys(deps, value)
    const keys = typed.clientId ? { ...typed, webhookId: await subscribed(deps, typed) } : typed
    return saveSetting(deps, keysSetting(keys), { version, value: viewOfKeys(keys) })
  })
}

/**
 * Asks PayPal whether it takes the keys, then for its events.
 * @returns null where it sends none to this address @throws Problem 400 invalid_input with a sentence beside the field
 */
async function subscribed(deps: Deps, keys: StoredKeys): Promise<string | null> {
  const wallet = walletOf(deps, keys)
  if (!wallet) throw invalidInput({ 'value.clientSecret': 'field_required' })
  try {
    await wallet.checkCredentials()
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    const isRefused = error instanceof CredentialsRefused || error.failure === 'rejected'
    throw invalidInput({ 'value.clientSecret': isRefused ? 'field_paypal_refused' : 'field_paypal_silent' })
  }
  try {
    return await wallet.subscribe(`${deps.config.publicUrl}/api/webhooks/paypal`)
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    deps.log.warn({ err: error }, 'PayPal sends no events to this address; payments are asked for instead')
    return null
  }
}
