import type { Language } from '#shared/domain/platform/language.ts'
import { type Cents, formatEuro } from '#shared/domain/platform/money.ts'
import { meaningOf } from './phrase-book.ts'
import type { Condition } from './query-items.ts'

const ofConditions = { new: { it: 'nuovo', en: 'new' }, used: { it: 'usato', en: 'used' } } as const
const ofGenders = { women: 'donna', men: 'uomo', children: 'bambino' } as const

/** A condition as a customer reads it, without its kind. */
export function conditionLabel(condition: Condition, language: Language): string {
  switch (condition.kind) {
    case 'price':
      return priceLabel(condition.range, language)
    case 'size':
      return condition.size
    case 'speeds':
      return language === 'it' ? `${condition.gears} velocità` : `${condition.gears}-speed`
    case 'colour':
      return (meaningOf.get(condition.id)?.[language] ?? '').split(', ')[0] ?? ''
    case 'condition':
      return ofConditions[condition.id === 'new' ? 'new' : 'used'][language]
    case 'gender':
      return language === 'en' ? condition.id : (ofGenders[condition.id as keyof typeof ofGenders] ?? '')
  }
}

function priceLabel(
  { minCents, maxCents }: { minCents: Cents | undefined; maxCents: Cents | undefined },
  language: Language,
): string {
  const money = (cents: Cents) => formatEuro(cents, language).replace(/[.,]00(?!\d)/, '')
  const isItalian = language === 'it'
  if (minCents !== undefined && maxCents !== undefined) return `${money(minCents)} – ${money(maxCents)}`
  if (maxCents !== undefined) return `${isItalian ? 'fino a' : 'up to'} ${money(maxCents)}`
  return `${isItalian ? 'da' : 'from'} ${money(minCents ?? 0)}`
}
