import type { OnSale } from '#server/catalog/extension-ports/product-part-fields.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { isReady } from '#shared/domain/platform/shop/shop-readiness.ts'
import { sampleShop } from '#shared/domain/site/sample-shop.ts'
import { listWithoutMaker, readSafetySetting, readStart } from './incomplete-repository.ts'

const graceDays = 90

type RuleDeps = Pick<PlatformDeps, 'config' | 'shop' | 'clock'>

/** A demo, the sample's shop and one that has not said who it is offer nothing to anybody: there it holds once it is saved. */
export const isRuleInForce = ({ config, shop }: RuleDeps): boolean =>
  'product-safety' in shop.saved || (!config.isDemo && isReady(shop) && shop.legal.vatNumber !== sampleShop.vatNumber)

interface Rule {
  existingUntil: string | null
  /** The day from which products of before have their time. */
  start: string
}

/** The last day on which a product may be on sale without its maker. */
export const lastDayOf = ({ existingUntil, start }: Rule, createdAt: Date): string => {
  const created = romeDayOf(createdAt)
  return existingUntil ?? addDays(created > start ? created : start, graceDays)
}

/** Why products may not be on sale: a new one without maker at once, one of before after its time. */
export async function keptOff(tx: Tx, wanted: readonly OnSale[], deps: RuleDeps) {
  const kept = new Map<number, ['makerId', 'field_maker_needed' | 'field_maker_overdue']>()
  if (wanted.length === 0 || !isRuleInForce(deps)) return kept
  const { needsMaker, existingUntil } = await readSafetySetting(tx)
  if (needsMaker === 'never') return kept
  const today = romeDayOf(deps.clock())
  const start = await readStart(tx, today)
  const wasOn = new Map(wanted.map((one) => [one.id, one.wasOn]))
  for (const { id, createdAt } of await listWithoutMaker(tx, [...wasOn.keys()])) {
    if (needsMaker === 'at_once' && !wasOn.get(id)) kept.set(id, ['makerId', 'field_maker_needed'])
    else if (today > lastDayOf({ existingUntil, start }, createdAt)) kept.set(id, ['makerId', 'field_maker_overdue'])
  }
  return kept
}
