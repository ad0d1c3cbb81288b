import { missingText } from '#shared/domain/catalog/missing-text.ts'
import type { Missing } from '#shared/domain/platform/goods/inspection-card.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { StoredInspectionCard } from './inspection-card-repository.ts'
import { type Bicycle, missingForSale } from './inspection-card-view.ts'

interface OnSale {
  category: string
  isActive: boolean
}

/** Whether this edit puts a used bicycle on sale. */
export function isSwitchedOn({ row }: { row: OnSale }, after: OnSale): boolean {
  const wasOn = row.isActive && row.category === 'bici-usate'
  return after.category === 'bici-usate' && after.isActive && !wasOn
}

/** The obstacles to switching on a used bicycle with a card; none without a card. */
export function missingToSwitchOn(
  card: StoredInspectionCard | undefined,
  after: Omit<Bicycle, 'id'>,
  photosWanted: number,
): Missing[] {
  return card ? missingForSale(card, after, photosWanted) : []
}

/** For the gap in `field_card_incomplete`. */
export function missingToSwitchOnText(missing: readonly Missing[], language: Language): string {
  const all = new Intl.ListFormat(language, { type: 'conjunction' })
  return all.format(missing.map((one) => missingText(one, language)))
}
