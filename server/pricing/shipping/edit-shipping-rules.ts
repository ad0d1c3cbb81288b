import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { editConflict, requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { type DeliverySettings, rulesOfBody, type ShippingRulesBody } from '#shared/contract/pricing/admin-delivery.ts'
import { deliveryZones } from '#shared/domain/platform/delivery/delivery-zones.ts'
import type { ShippingClass } from '#shared/domain/platform/delivery/shipping-class.ts'
import type { ShippingRate, ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { findShippingRules, insertShippingRules, type StoredShippingRules } from './shipping-rules-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database' | 'shop' | 'clock'>

export async function readDeliverySettings({ database, shop }: WriteDeps): Promise<DeliverySettings> {
  return settingsView(await findShippingRules(database.db), shop.shipping)
}

function settingsView(stored: StoredShippingRules | undefined, configured: ShippingRules): DeliverySettings {
  const { version = 0, createdAt, rules = configured } = stored ?? {}
  return { version, since: createdAt?.toISOString() ?? null, rules: rulesView(rules) }
}

/**
 * Changes the rules for new orders; existing orders keep their price and days.
 * @throws Problem 409 edit_conflict, with the current rules, when `version` is outdated
 */
export async function editShippingRules(deps: WriteDeps, version: number, body: ShippingRulesBody): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const before = await findShippingRules(tx)
    await requireVersion(version, before?.version ?? 0, () => settingsView(before, deps.shop.shipping))
    const rules = rulesOfBody(body)
    if (JSON.stringify(rulesView(before?.rules ?? deps.shop.shipping)) === JSON.stringify(rulesView(rules))) return
    const isFirst = await insertShippingRules(tx, { version: version + 1, rules, createdAt: deps.clock() })
    if (!isFirst) throw editConflict(settingsView(await findShippingRules(tx), deps.shop.shipping))
    tx.onCommit.shelves()
  })
}

type RulesView = DeliverySettings['rules']

function rulesView(rules: ShippingRules): RulesView {
  const { letterGrams, parcelGrams, zones, express, isPickUpOffered, cutOff, carrierDays } = rules
  return {
    rates: mapClasses((one) => rateView(rules.rates[one])),
    letterGrams,
    parcelGrams,
    shelves: Object.fromEntries(Object.entries(rules.shelves).toSorted(byName)),
    zones: { islands: zones.islands, remote: zones.remote },
    express: express && { fee: toDecimal(express.feeCents), days: express.days },
    isPickUpOffered,
    cutOff,
    assemblyDays: sorted(rules.assemblyDays),
    carrierDays: { mainland: carrierDays.mainland, islands: carrierDays.islands, remote: carrierDays.remote },
  }
}

const decimalOrNone = (cents: number | null) => (cents === null ? null : toDecimal(cents))

function rateView({ fees, freeOverCents }: ShippingRate): RulesView['rates']['letter'] {
  const byZone = Object.fromEntries(deliveryZones.map((zone) => [zone, decimalOrNone(fees[zone])]))
  return {
    ...(byZone as Record<(typeof deliveryZones)[number], string | null>),
    freeOver: decimalOrNone(freeOverCents),
  }
}

const sorted = (days: ShippingRules['assemblyDays']): RulesView['assemblyDays'] =>
  Object.fromEntries(Object.entries(days).toSorted(byName))

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}

function mapClasses<T>(of: (one: ShippingClass) => T): Record<ShippingClass, T> {
  return { letter: of('letter'), parcel: of('parcel'), bulky: of('bulky'), bicycle: of('bicycle') }
}
