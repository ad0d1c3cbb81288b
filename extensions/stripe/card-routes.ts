import type { FastifyInstance } from 'fastify'
import { checkOwnPassword } from '#server/accounts/staff/check-own-password.ts'
import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { readSetting, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { type CardState, type CardTest, cardKeysSetting, getCardSetup, getCardState, testCards } from './card-calls.ts'
import { hasVariables, keysSetting, openKeys, type StoredKeys, shownKeys, typedKeys } from './card-keys.ts'
import { keyRefused } from './stripe-errors.ts'
import { type CardProvider, openStripe, providerOf } from './stripe-provider.ts'

export function cardSetupRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getCardSetup, { config: rateLimits.wallet }, ({ reply }) => {
    reply.header('cache-control', 'no-store')
    const provider = openStripe(deps)
    if (!provider) throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
    const { publishableKey, scriptUrl } = provider
    return { publishableKey, scriptUrl }
  })
}

export function cardSettingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  route(app, cardKeysSetting.read, () => readSetting(db, keysSetting(), deps.shop))
  route(app, cardKeysSetting.change, async ({ body: { version, value }, request }) => {
    await checkOwnPassword(deps, request, value.currentPassword, 'value.currentPassword')
    const typed = typedKeys(deps, value)
    if (typed.publishableKey) await tryKeys(deps, typed)
    return saveSetting(deps, keysSetting(typed), { version, value: shownKeys.viewOf(deps.shop) })
  })
  route(app, getCardState, () => stateOf(deps))
  route(app, testCards, () => tryCards(deps))
}

function stateOf(deps: Deps): CardState {
  const { config, shop } = deps
  const isFromEnvironment = hasVariables(config)
  const saved = shownKeys.viewOf(shop)
  const set = isFromEnvironment
    ? {
        publishable_key: config.variables.STRIPE_PUBLISHABLE_KEY,
        secret_key: config.variables.STRIPE_SECRET_KEY,
        webhook_secret: config.variables.STRIPE_WEBHOOK_SECRET,
      }
    : { publishable_key: saved.publishableKey, secret_key: saved.secretKey, webhook_secret: saved.webhookSecret }
  const names = ['publishable_key', 'secret_key', 'webhook_secret'] as const
  return {
    environment: openStripe(deps)?.environment ?? null,
    isFromEnvironment,
    missing: names.filter((name) => !set[name]),
    eventsUrl: `${config.publicUrl}/api/payments/events`,
  }
}

async function tryCards(deps: Deps): Promise<CardTest> {
  const provider = openStripe(deps)
  return { state: provider ? await askProvider(provider) : 'off' }
}

/** Asks for a payment that does not exist: the answer needs the keys, and moves no money. */
async function askProvider(provider: Pick<CardProvider, 'getOrder'>) {
  try {
    await provider.getOrder('pi_prova')
    return 'works'
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    return error.issue === keyRefused || error.failure === 'rejected' ? 'refused' : 'unreachable'
  }
}

const modeOf = (text: string) => /_(?:test|live)_/.exec(text)?.[0]

/** @throws Problem 400 invalid_input with a sentence beside the field */
async function tryKeys(deps: Deps, typed: StoredKeys): Promise<void> {
  const keys = openKeys(deps, typed)
  if (!keys) throw invalidInput({ 'value.secretKey': 'field_required' })
  if (modeOf(keys.secretKey) !== modeOf(keys.publishableKey))
    throw invalidInput({ 'value.secretKey': 'field_card_key_modes' })
  const state = await askProvider(providerOf(keys))
  if (state !== 'works')
    throw invalidInput({ 'value.secretKey': state === 'refused' ? 'field_card_key_refused' : 'field_cards_silent' })
}
