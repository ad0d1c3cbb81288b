import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { type Cents, formatEuro } from '#shared/domain/platform/money.ts'
import { meaningOf } from './phrase-book.ts'
import type { Condition } from './query-items.ts'

const ofConditions = { new: { it: 'nuovo', en: 'new' }, used: { it: 'usato', en: 'used' } } as const
const ofGenders = { women: 'donna', men: 'uomo', children: 'bambino' } as const

const orderNames: Readonly<Record<string, Record<Language, readonly [up: string, down: string]>>> = {
  price: { it: ['dal meno caro', 'dal più caro'], en: ['cheapest first', 'dearest first'] },
  weight: { it: ['dal più leggero', 'dal più pesante'], en: ['lightest first', 'heaviest first'] },
  newest: { it: ['prima i più recenti', 'prima i più recenti'], en: ['newest first', 'newest first'] },
}

const sizeLabel = ({ size, others = [] }: Extract<Condition, { kind: 'size' }>) =>
  others.length > 1 ? `${size}–${others.at(-1)}` : [size, ...others].join(' / ')

/** Folded words as they stand in the query, with their accents. */
export function asTyped(text: string, query: string): string {
  const typed = query.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const folded = typed.map(foldText)
  const words = text.split(' ')
  const at = folded.findIndex((_, i) => words.every((word, j) => folded[i + j] === word))
  return at < 0
    ? text
    : typed
        .slice(at, at + words.length)
        .join(' ')
        .toLowerCase()
}

/**
 * A condition as a customer reads it, without its kind; empty for one that needs no name.
 * @param query as it was typed
 */
export function conditionLabel(condition: Condition, language: Language, query: string): string {
  switch (condition.kind) {
    case 'price':
      return priceLabel(condition.range, language)
    case 'size':
      return sizeLabel(condition)
    case 'speeds':
      return language === 'it' ? `${condition.gears} velocità` : `${condition.gears}-speed`
    case 'colour':
      return [condition.id, ...(condition.others ?? [])].map((id) => firstName(id, language)).join(' / ')
    case 'condition':
      return ofConditions[condition.id === 'new' ? 'new' : 'used'][language]
    case 'gender':
      return language === 'en' ? condition.id : (ofGenders[condition.id as keyof typeof ofGenders] ?? '')
    case 'kind':
      return condition.ids.map((id) => firstName(id, language)).join(', ')
    case 'height':
      return condition.minCm === condition.maxCm ? `${condition.minCm} cm` : `${condition.minCm}–${condition.maxCm} cm`
    case 'measure':
      return measureLabel(condition, language)
    case 'number':
    case 'tyre':
    case 'standard':
    case 'not':
    case 'by':
      return asTyped(condition.text, query)
    case 'sort':
      return orderNames[condition.order.by]?.[language][condition.order.isDescending ? 1 : 0] ?? ''
  }
}

export const firstName = (id: string, language: Language): string =>
  (meaningOf.get(id)?.[language] ?? '').split(', ')[0] ?? ''

const signs: Readonly<Record<string, string>> = { load: 'kg', inch: '"', travel: 'mm' }

function measureLabel({ unit, min, max }: Extract<Condition, { kind: 'measure' }>, language: Language): string {
  const name = unit === 'gears' ? (language === 'it' ? 'velocità' : 'gears') : (signs[unit] ?? unit)
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  if (min !== undefined && min === max) return `${number(min)} ${name}`
  if (min !== undefined && max !== undefined) return `${number(min)} – ${number(max)} ${name}`
  const [from, to] = language === 'it' ? ['da', 'fino a'] : ['from', 'up to']
  return max === undefined ? `${from} ${number(min ?? 0)} ${name}` : `${to} ${number(max)} ${name}`
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
