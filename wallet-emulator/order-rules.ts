import { sourceNames } from './instruments/instrument-rules.ts'
import type { Money, OrderItem, PurchaseUnit, SourceName } from './ledger/ledger-records.ts'
import { centsOf } from './money-amounts.ts'
import { type Fields, isFields, RequestChecks } from './request-checks.ts'

export type OrderRequest = {
  unit: PurchaseUnit
  hasPaymentSource: boolean
  source?: SourceName
  verification?: string | undefined
  brandName?: string
  returnUrl?: string
  cancelUrl?: string
}

const addedParts = ['item_total', 'tax_total', 'shipping', 'handling', 'insurance']
const takenParts = ['shipping_discount', 'discount']
const experienceChoices = {
  shipping_preference: ['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'],
  landing_page: ['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING'],
  user_action: ['CONTINUE', 'PAY_NOW'],
  payment_method_preference: ['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'],
}
const localePattern = /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/
const countryPattern = /^[A-Z]{2}$/

/**
 * Reads the body of POST /v2/checkout/orders or throws PayPal's 400 or 422. Only intent CAPTURE and one purchase unit
 * are emulated, which is all the shop uses: others are refused, not half done.
 */
export function readOrderRequest(body: unknown, hasRequestId: boolean): OrderRequest {
  const checks = new RequestChecks()
  const order = isFields(body) ? body : {}
  const intent = checks.text(order, 'intent', '', { required: true, oneOf: ['CAPTURE', 'AUTHORIZE'] })
  const experience = readExperience(checks, order)
  if (experience.hasPaymentSource && !hasRequestId) checks.form('PAYPAL_REQUEST_ID_REQUIRED', 'PayPal-Request-Id')
  const unit = readUnit(checks, order.purchase_units)
  if (intent === 'AUTHORIZE') checks.sense('AUTH_CAPTURE_NOT_ENABLED', '/intent')
  checks.refuse()
  if (unit) checkTotals(checks, unit)
  checks.refuse()
  if (!unit) throw new Error('A purchase unit was neither read nor refused')
  return { unit, ...experience }
}

function readExperience(checks: RequestChecks, order: Fields): Omit<OrderRequest, 'unit'> {
  const source = checks.object(order, 'payment_source', '')
  const name = sourceNames.find((one) => source?.[one] !== undefined)
  const chosen = source && name && checks.object(source, name, '/payment_source')
  if (source && !chosen) checks.form('NOT_SUPPORTED', '/payment_source')
  const sourcePath = `/payment_source/${name}`
  const verification = chosen && readVerification(checks, chosen, sourcePath)
  if (chosen && name === 'satispay') {
    checks.text(chosen, 'name', sourcePath, { required: true, min: 3, max: 300 })
    checks.text(chosen, 'country_code', sourcePath, { required: true, min: 2, max: 2, pattern: countryPattern })
  }
  const context = chosen
    ? checks.object(chosen, 'experience_context', sourcePath)
    : checks.object(order, 'application_context', '')
  const of = {
    hasPaymentSource: source !== undefined,
    ...(name && name !== 'paypal' && { source: name, verification }),
  }
  if (!context) return of
  const path = chosen ? `${sourcePath}/experience_context` : '/application_context'
  for (const [name, oneOf] of Object.entries(experienceChoices)) checks.text(context, name, path, { oneOf })
  checks.text(context, 'locale', path, { min: 2, max: 10, pattern: localePattern })
  return {
    ...of,
    brandName: checks.text(context, 'brand_name', path, { max: 127 }),
    returnUrl: checks.url(context, 'return_url', path),
    cancelUrl: checks.url(context, 'cancel_url', path),
  }
}

function readVerification(checks: RequestChecks, source: Fields, path: string): string | undefined {
  const attributes = checks.object(source, 'attributes', path)
  const verification = attributes && checks.object(attributes, 'verification', `${path}/attributes`)
  const oneOf = ['SCA_ALWAYS', 'SCA_WHEN_REQUIRED', '3D_SECURE', 'AVS_CVV']
  return verification && checks.text(verification, 'method', `${path}/attributes/verification`, { oneOf })
}

function readUnit(checks: RequestChecks, units: unknown): PurchaseUnit | undefined {
  const field = '/purchase_units'
  if (units === undefined) return checks.missing(field)
  if (!Array.isArray(units)) return checks.badSyntax(field)
  if (units.length === 0) return checks.form('INVALID_ARRAY_MIN_ITEMS', field)
  if (units.length > 1) return checks.form('INVALID_ARRAY_MAX_ITEMS', field)
  const path = `${field}/0`
  const given: unknown = units[0]
  if (!isFields(given)) return checks.badSyntax(path)
  const amount = checks.money(given, 'amount', path, 'above_zero', true)
  const breakdown = readBreakdown(checks, given, path)
  const items = readItems(checks, given, path)
  const shipping = readShipping(checks, given, path)
  const texts = {
    custom_id: checks.text(given, 'custom_id', path, { max: 127 }),
    invoice_id: checks.text(given, 'invoice_id', path, { max: 127 }),
    description: checks.text(given, 'description', path, { max: 127 }),
    soft_descriptor: checks.text(given, 'soft_descriptor', path, { max: 22 }),
  }
  const referenceId = checks.text(given, 'reference_id', path, { max: 256 }) ?? 'default'
  if (!amount) return undefined
  return {
    reference_id: referenceId,
    amount: { ...amount, ...(breakdown && { breakdown }) },
    ...texts,
    ...(items && { items }),
    ...(shipping && { shipping }),
  }
}

function readBreakdown(checks: RequestChecks, unit: Fields, path: string): Record<string, Money> | undefined {
  const amount = isFields(unit.amount) ? unit.amount : {}
  const given = checks.object(amount, 'breakdown', `${path}/amount`)
  if (!given) return undefined
  const parts: Record<string, Money> = {}
  for (const name of [...addedParts, ...takenParts]) {
    const part = checks.money(given, name, `${path}/amount/breakdown`, 'zero')
    if (part) parts[name] = part
  }
  return parts
}

function readItems(checks: RequestChecks, unit: Fields, path: string): OrderItem[] | undefined {
  if (unit.items === undefined) return undefined
  if (!Array.isArray(unit.items)) return checks.badSyntax(`${path}/items`)
  return unit.items.flatMap((given: unknown, index): OrderItem[] => {
    const at = `${path}/items/${index}`
    if (!isFields(given)) return checks.badSyntax(at) ?? []
    const name = checks.text(given, 'name', at, { required: true, max: 127 })
    const quantity = checks.text(given, 'quantity', at, { required: true, max: 10, pattern: /^[1-9][0-9]{0,9}$/ })
    const unitAmount = checks.money(given, 'unit_amount', at, 'zero', true)
    const optional = {
      tax: checks.money(given, 'tax', at, 'zero'),
      sku: checks.text(given, 'sku', at, { max: 127 }),
      description: checks.text(given, 'description', at, { max: 2048 }),
      category: checks.text(given, 'category', at, { oneOf: ['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION'] }),
    }
    if (name === undefined || quantity === undefined || !unitAmount) return []
    return [{ name, quantity, unit_amount: unitAmount, ...optional }]
  })
}

function readShipping(checks: RequestChecks, unit: Fields, path: string): Fields | undefined {
  const shipping = checks.object(unit, 'shipping', path)
  const name = shipping && checks.object(shipping, 'name', `${path}/shipping`)
  if (name) checks.text(name, 'full_name', `${path}/shipping/name`, { max: 300 })
  const address = shipping && checks.object(shipping, 'address', `${path}/shipping`)
  if (!address) return shipping
  const at = `${path}/shipping/address`
  const country = checks.text(address, 'country_code', at, { required: true, min: 2, max: 2, pattern: countryPattern })
  const limits = { address_line_1: 300, address_line_2: 300, admin_area_1: 300, admin_area_2: 120, postal_code: 60 }
  for (const [field, max] of Object.entries(limits)) checks.text(address, field, at, { min: 0, max })
  if (country === 'IT' && !address.admin_area_2) checks.sense('CITY_REQUIRED', at)
  if (country === 'IT' && !address.postal_code) checks.sense('POSTAL_CODE_REQUIRED', at)
  return shipping
}

function checkTotals(checks: RequestChecks, { amount, items = [] }: PurchaseUnit): void {
  const path = '/purchase_units/0'
  const parts = amount.breakdown ?? {}
  const every = [...Object.values(parts), ...items.map((item) => item.unit_amount), ...items.map((item) => item.tax)]
  if (every.some((money) => money && money.currency_code !== amount.currency_code)) {
    checks.sense('MULTI_CURRENCY_ORDER', path)
  }
  const checkSum = (part: 'item_total' | 'tax_total', sum: bigint): void => {
    const issue = part === 'item_total' ? 'ITEM_TOTAL' : 'TAX_TOTAL'
    const stated = parts[part]
    const at = `${path}/amount/breakdown/${part}`
    if (!stated) checks.sense(`${issue}_REQUIRED`, at)
    else if (centsOf(stated) !== sum) checks.sense(`${issue}_MISMATCH`, `${at}/value`)
  }
  const unitSum = sumCents(items, (item) => centsOf(item.unit_amount) * BigInt(item.quantity))
  const taxSum = sumCents(items, (item) => centsOrNone(item.tax) * BigInt(item.quantity))
  if (items.length > 0) checkSum('item_total', unitSum)
  if (items.some((item) => item.tax)) checkSum('tax_total', taxSum)
  const added = sumCents(addedParts, (name) => centsOrNone(parts[name]))
  const taken = sumCents(takenParts, (name) => centsOrNone(parts[name]))
  if (amount.breakdown && added - taken !== centsOf(amount)) checks.sense('AMOUNT_MISMATCH', `${path}/amount/value`)
}

function sumCents<T>(things: T[], cents: (thing: T) => bigint): bigint {
  return things.reduce((sum, thing) => sum + cents(thing), 0n)
}

function centsOrNone(money: Money | undefined): bigint {
  return money ? centsOf(money) : 0n
}
