import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Config } from '#server/platform/config.ts'
import { type Sealed, sealPart } from '#server/platform/sealing/sealing.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { CardKeysInput, CardKeysView } from './card-calls.ts'

export const variables = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']

export interface CardKeys {
  secretKey: string
  publishableKey: string
  /** Undefined: no event is believed, and payments are asked for instead. */
  webhookSecret: string | undefined
  apiUrl: string
}

export interface StoredKeys {
  publishableKey: string
  secretKey: Sealed | null
  webhookSecret: Sealed | null
}

const key = 'stripe'
const none: StoredKeys = { publishableKey: '', secretKey: null, webhookSecret: null }
const stored = extensionSetting<StoredKeys>(key, none)
type KeyDeps = Pick<OrdersDeps, 'sealing' | 'config' | 'shop'>

export const hasVariables = ({ variables: { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } }: Config): boolean =>
  Boolean(STRIPE_SECRET_KEY ?? STRIPE_PUBLISHABLE_KEY)

// Asked for at every answer of the shop: the security headers name who may take payments.
const opened = new WeakMap<StoredKeys, CardKeys | null>()

const apiUrlOf = ({ variables: { STRIPE_API_URL = 'https://api.stripe.com' } }: Config) =>
  STRIPE_API_URL.replace(/\/+$/, '')

export function openKeys(
  { sealing, config }: Pick<KeyDeps, 'sealing' | 'config'>,
  { publishableKey, ...sealed }: StoredKeys,
): CardKeys | undefined {
  const open = (one: Sealed | null) => one && sealing.open(key, one.text)
  const secretKey = open(sealed.secretKey)
  if (!secretKey || !publishableKey) return undefined
  const webhookSecret = open(sealed.webhookSecret) ?? undefined
  return { secretKey, publishableKey, webhookSecret, apiUrl: apiUrlOf(config) }
}

/** The environment's, or those of the dashboard. Undefined while one of the two that are needed is missing. */
export function cardKeysOf({ sealing, config, shop }: KeyDeps): CardKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, ...rest } = config.variables
  if (hasVariables(config))
    return secretKey && publishableKey
      ? { secretKey, publishableKey, webhookSecret: rest.STRIPE_WEBHOOK_SECRET, apiUrl: apiUrlOf(config) }
      : undefined
  const saved = stored.viewOf(shop)
  if (saved === none) return undefined
  let keys = opened.get(saved)
  if (keys === undefined) {
    keys = openKeys({ sealing, config }, saved) ?? null
    opened.set(saved, keys)
  }
  return keys ?? undefined
}

const endOf = (sealed: Sealed | null) => sealed && `…${sealed.end}`

/** What the dashboard shows of them. */
export const shownKeys: Pick<SettingKind<CardKeysView>, 'key' | 'viewOf'> = {
  key,
  viewOf(shop) {
    const { publishableKey, secretKey, webhookSecret } = stored.viewOf(shop)
    return { publishableKey, secretKey: endOf(secretKey), webhookSecret: endOf(webhookSecret) }
  },
}

/** @param value what is to be stored */
export const keysSetting = (value = none): SettingKind<CardKeysView> => ({
  ...shownKeys,
  partOf: (_shown, shop) => stored.partOf(value, shop),
})

/** As they would be stored: a secret that is left blank stays with its own public key; without one all are forgotten. */
export function typedKeys({ sealing, shop }: KeyDeps, { publishableKey, ...typed }: CardKeysInput): StoredKeys {
  if (!publishableKey) return none
  const before = stored.viewOf(shop)
  const kept = before.publishableKey === publishableKey ? before : none
  return {
    publishableKey,
    secretKey: sealPart(sealing, key, typed.secretKey, kept.secretKey),
    webhookSecret: sealPart(sealing, key, typed.webhookSecret, kept.webhookSecret),
  }
}
