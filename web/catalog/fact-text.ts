import type { Fact } from '#shared/contract/catalog/catalog.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

/** A fact as readers see it: a number with its unit, a yes or no in words. */
export function useFactText(): (fact: Pick<Fact, 'value' | 'unit'>) => string {
  const { language, texts } = useI18n()
  const { yes, no } = texts.catalog
  return ({ value, unit }) => {
    if (typeof value === 'boolean') return value ? yes : no
    if (typeof value === 'string') return value
    return [roundedDecimal(value, 2, language), unit].filter(Boolean).join(' ')
  }
}
