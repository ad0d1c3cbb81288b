import { useQuery } from '@tanstack/react-query'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { filterOf, type ListPlace } from './catalog-address.ts'
import { factParts, rangeOfFact } from './fact-address.ts'
import { facetsQuery } from './product-queries.ts'

/** The names of chosen facts, by their form in the address. */
export function useFactName(place: ListPlace): (text: string) => string {
  const { language, texts } = useI18n()
  const shelf = 'category' in place && place.shelf
  const { data } = useQuery({ ...facetsQuery(useApi(), filterOf(place, {})), enabled: Boolean(shelf) })
  const numbers = ({ from, to }: ReturnType<typeof rangeOfFact>) => {
    const t = texts.catalog
    const [low, high] = [from, to].map((one) => one !== undefined && roundedDecimal(one, 3, language))
    if (low && high) return low === high ? low : t.numbersBetween(low, high)
    return low ? t.numbersFrom(low) : high && t.numbersTo(high)
  }
  return (text) => {
    const [key, value] = factParts(text)
    const facet = data?.facts?.find((one) => one.key === key)
    if (!facet) return text
    const { label, unit, kind, values } = facet
    const known = values.find((one) => one.value === value)?.label
    const shown = known ?? ((kind === 'number' && numbers(rangeOfFact([text], key))) || value)
    return `${label}: ${shown}${unit ? ` ${unit}` : ''}`
  }
}
