import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { type Wallet, WalletError } from '#server/orders/deps/wallet-provider.ts'
import { CallBudget } from '#server/orders/paypal/call-budget.ts'
import { type Cents, toDecimal } from '#shared/domain/platform/money.ts'
import type { WalletInstrument } from './instrument-calls.ts'

/** As PayPal's answer names them. */
const names: Record<WalletInstrument, string> = {
  apple_pay: 'apple_pay',
  google_pay: 'google_pay',
  card: 'advanced_cards',
  pay_later: 'paypal_pay_later',
  satispay: 'satispay',
}

const patienceMs = 2_000
const none: ReadonlySet<string> = new Set()
const freshForMs = 60_000
const mostKept = 500
const eligible = z.object({ eligible_methods: z.record(z.string(), z.unknown()) })

interface Known {
  at: number
  methods: Promise<ReadonlySet<string>>
}
const known = new WeakMap<Wallet, Map<Cents | undefined, Known>>()
/** Anyone may ask what an order may be paid by. */
const budget = new CallBudget(30, 60_000)

/**
 * What PayPal lets this account offer a buyer in Italy for this total, asked once a minute for each total.
 * @returns nothing where PayPal does not say
 */
export async function findEligible(
  wallet: Wallet,
  totalCents: Cents | undefined,
): Promise<ReadonlySet<WalletInstrument>> {
  // A checkout does not wait for PayPal: what comes later is offered at the next look.
  const methods = await Promise.race([keptMethods(wallet, totalCents), setTimeout(patienceMs, none, { ref: false })])
  const ways = Object.entries(names) as [WalletInstrument, string][]
  return new Set(ways.flatMap(([instrument, name]) => (methods.has(name) ? instrument : [])))
}

/** The same of one, asked when a payment is started for it. @throws WalletError where PayPal does not say */
export async function isEligible(wallet: Wallet, instrument: WalletInstrument, totalCents: Cents): Promise<boolean> {
  return (await askMethods(wallet, totalCents)).has(names[instrument])
}

async function keptMethods(wallet: Wallet, totalCents: Cents | undefined): Promise<ReadonlySet<string>> {
  const kept = known.get(wallet) ?? new Map<Cents | undefined, Known>()
  known.set(wallet, kept)
  const now = performance.now()
  const before = kept.get(totalCents)
  if (before && now - before.at < freshForMs) return before.methods
  if (!budget.spend()) return none
  if (kept.size >= mostKept) kept.clear()
  const methods = askMethods(wallet, totalCents).catch((error: unknown) => {
    kept.delete(totalCents)
    if (!(error instanceof WalletError)) throw error
    return none
  })
  kept.set(totalCents, { at: now, methods })
  return methods
}

async function askMethods(wallet: Wallet, totalCents: Cents | undefined): Promise<ReadonlySet<string>> {
  const amount = { currency_code: 'EUR', ...(totalCents !== undefined && { value: toDecimal(totalCents) }) }
  const answer = await wallet.ask('/v2/payments/find-eligible-methods', {
    customer: { country_code: 'IT' },
    purchase_units: [{ amount }],
    preferences: { payment_flow: 'ONE_TIME_PAYMENT' },
  })
  const read = eligible.safeParse(answer)
  return new Set(read.success ? Object.keys(read.data.eligible_methods) : [])
}
