import type { Money } from './ledger/ledger-records.ts'

/** PayPal's currencies with two decimals; the three without (HUF, JPY, TWD) are not emulated. */
export const currencies = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD'.split(' '),
)

export const moneyPattern = /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/

/** Hundredths as bigint, because the provider's largest amount does not fit a number; undefined past two decimals. */
export function toCents(value: string): bigint | undefined {
  const parts = /^(-?)([0-9]*)(?:\.([0-9]{1,2}))?$/.exec(value)
  if (!parts) return undefined
  const cents = BigInt(parts[2] || '0') * 100n + BigInt((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] ? -cents : cents
}

/** Cents of an amount that the order rules have let in. */
export function centsOf(money: Money): bigint {
  const cents = toCents(money.value)
  if (cents === undefined) throw new Error(`Not an amount: ${money.value}`)
  return cents
}

export function toMoney(cents: bigint, currency: string): Money {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return { currency_code: currency, value: `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` }
}
