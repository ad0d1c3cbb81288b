import type { OwnWallet } from '#server/orders/extension-ports/own-wallet.ts'
import { openPaypalWallet, type PaypalWallet } from '#server/orders/paypal/paypal-wallet.ts'
import type { Config } from '#server/platform/config.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { type Sealed, sealPart } from '#server/platform/sealing/sealing.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { PaypalKeysInput, PaypalKeysView } from './paypal-key-calls.ts'

export interface StoredKeys {
  clientId: string
  environment: 'production' | 'sandbox'
  clientSecret: Sealed | null
  webhookId: string | null
}

export const variables = ['PAYPAL_API_URL']

const key = 'paypal'
const none: StoredKeys = { clientId: '', environment: 'production', clientSecret: null, webhookId: null }
const stored = extensionSetting<StoredKeys>(key, none)
const addresses = { production: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' }

type KeyDeps = Pick<PlatformDeps, 'config' | 'shop' | 'sealing'>

/** The environment's credentials, or the demo's emulator, come first. */
const takesKeys = ({ paypal, isDemo }: Config): boolean => !paypal && !isDemo

export const viewOfKeys = ({ clientSecret, webhookId, ...keys }: StoredKeys): PaypalKeysView => ({
  ...keys,
  clientSecret: clientSecret && `…${clientSecret.end}`,
  hasEvents: webhookId !== null,
})

/** @param typed what is to be stored */
export const keysSetting = (typed = none): SettingKind<PaypalKeysView> => ({
  key,
  viewOf: (shop) => viewOfKeys(stored.viewOf(shop)),
  partOf: (_shown, shop) => stored.partOf(typed, shop),
})

/** As they would be stored: a secret that is left blank stays with its own id. */
export function typedKeys(
  { sealing, shop }: KeyDeps,
  { clientSecret, currentPassword: _, ...typed }: PaypalKeysInput,
): StoredKeys {
  if (typed.clientId === '') return none
  const before = stored.viewOf(shop)
  const kept = before.clientId === typed.clientId ? before.clientSecret : null
  return { ...typed, clientSecret: sealPart(sealing, key, clientSecret, kept), webhookId: null }
}

export function walletOf({ config, shop, sealing }: KeyDeps, keys: StoredKeys): PaypalWallet | undefined {
  const clientSecret = keys.clientSecret && sealing.open(key, keys.clientSecret.text)
  if (!keys.clientId || !clientSecret) return undefined
  const apiUrl = (config.variables.PAYPAL_API_URL ?? addresses[keys.environment]).replace(/\/+$/, '')
  const webhookId = keys.webhookId ?? undefined
  return openPaypalWallet({
    apiUrl,
    clientId: keys.clientId,
    clientSecret,
    webhookId,
    shop,
    publicUrl: config.publicUrl,
  })
}

// Asked for at every answer of the shop; an opened wallet keeps its tokens.
const opened = new WeakMap<StoredKeys, PaypalWallet | null>()

export const ownPaypal: OwnWallet = (parts) => {
  if (!takesKeys(parts.config)) return undefined
  const saved = stored.viewOf(parts.shop)
  if (saved === none) return undefined
  let wallet = opened.get(saved)
  if (wallet === undefined) {
    wallet = walletOf(parts, saved) ?? null
    opened.set(saved, wallet)
  }
  return wallet ?? undefined
}
