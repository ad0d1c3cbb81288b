import type { FastifyInstance } from 'fastify'
import { checkOwnPassword } from '#server/accounts/staff/check-own-password.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { keyRefused, type PaymentProvider, WalletError } from '#server/orders/deps/wallet-provider.ts'
import type { PaymentKeys } from '#server/orders/extension-ports/payment-keys.ts'
import { route } from '#server/platform/http/route.ts'
import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { readSetting, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { PaymentKeyCalls, PaymentKeyTest } from '#shared/contract/platform/payment-key-calls.ts'
import type { StaffCallRow } from '#shared/domain/accounts/role-calls.ts'

type OpenProvider = PaymentProvider & { environment: 'production' | 'sandbox' }

interface KeyDesk<P extends string, S extends string> {
  calls: PaymentKeyCalls<P, S>
  keys: PaymentKeys<P, S>
  /** By the keys that are given, else by those in force. */
  open(deps: OrdersDeps, keys?: Record<P | S, string>): OpenProvider | undefined
  /** An id that no payment has: its answer needs the keys. */
  unknownId: string
  /** Where the provider has to send its events. */
  eventsPath?: string
  /** What is wrong with them before the provider is asked: sentences by key. */
  judge?(keys: Record<P | S, string>): Partial<Record<P | S, MessageKey>> | undefined
}

/** Rows of an extension for its provider's keys in the dashboard: calls, who may make them, variables of the environment. */
export function paymentKeyDesk<P extends string, S extends string>(given: KeyDesk<P, S>) {
  const { setting, state, test } = given.calls
  const rows: [{ method: string; path: string }, StaffCallRow][] = [
    [setting.read, { roles: [], asks: 'no' }],
    [setting.change, { roles: [], asks: 'in its body', keys: 'never' }],
    [state, { roles: [], asks: 'no' }],
    [test, { roles: [], asks: 'no' }],
  ]
  return {
    routes: [(app: FastifyInstance, deps: OrdersDeps) => keyRoutes(app, deps, given)],
    staffCalls: Object.fromEntries(rows.map(([{ method, path }, row]) => [`${method} ${path}`, row])),
    variables: given.keys.variables,
  }
}

/** Keys are saved once the provider has taken them. */
function keyRoutes<P extends string, S extends string>(
  app: FastifyInstance,
  deps: OrdersDeps,
  { calls, keys, open, unknownId, eventsPath = '/api/payments/events', judge }: KeyDesk<P, S>,
): void {
  const { config, database, shop } = deps
  const refusal = (fields: object) =>
    invalidInput(Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [`value.${name}`, sentence])))

  async function requireTaken(typed: Record<P | S, string>): Promise<void> {
    const missing = keys.missingSecret(typed)
    if (missing) throw refusal({ [missing]: 'field_required' })
    const wrong = judge?.(typed)
    if (wrong) throw refusal(wrong)
    const provider = open(deps, typed)
    const state = provider && (await ask(provider, unknownId))
    const sentence = state === 'refused' ? 'field_payment_key_refused' : 'field_payments_silent'
    if (state !== 'works') throw refusal({ [keys.secrets[0] ?? '']: sentence })
  }

  route(app, calls.setting.read, () => readSetting(database.db, keys.settingOf(), shop) as never)
  route(app, calls.setting.change, async ({ body, request }) => {
    const { version, value } = body as { version: number; value: Parameters<typeof keys.typed>[1] & Password }
    await checkOwnPassword(deps, request, value.currentPassword, 'value.currentPassword')
    const typed = keys.typed(deps, value)
    if (typed) await requireTaken(keys.open(deps, typed))
    return saveSetting(deps, keys.settingOf(typed), { version, value: keys.viewOf(shop) }) as never
  })
  route(app, calls.state, () => ({
    environment: open(deps)?.environment ?? null,
    isFromEnvironment: keys.isInEnvironment(config),
    missing: keys.missing(deps) as never,
    eventsUrl: `${config.publicUrl}${eventsPath}`,
  }))
  route(app, calls.test, async () => {
    const known = open(deps)
    return { state: known ? await ask(known, unknownId) : 'off' }
  })
}

interface Password {
  currentPassword: string
}

/** Asks for a payment that does not exist, which moves no money. */
async function ask(provider: PaymentProvider, unknownId: string): Promise<PaymentKeyTest> {
  try {
    await provider.getOrder(unknownId)
    return 'works'
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    return error.issue === keyRefused || error.failure === 'rejected' ? 'refused' : 'unreachable'
  }
}
