import type { FactFacet as Facet } from '#shared/contract/catalog/catalog.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { type CatalogAddress, toggled } from '#web/catalog/catalog-address.ts'
import { rangeOfFact, withRange } from '#web/catalog/fact-address.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ManyFacet } from './choice-facet.tsx'
import { RangeFacet } from './range-facet.tsx'
import type { ChangeAddress } from './use-catalog-address.ts'

interface Props {
  facet: Facet
  address: CatalogAddress
  change: ChangeAddress
}

/** One fact of a shelf: its values, or of a number with many from one to another. */
export function FactFacet({ facet: { key, unit, values, range }, address: { fact }, change }: Props) {
  const { language, texts } = useI18n()
  if (!range)
    return (
      <ManyFacet
        chosen={fact}
        values={values.map((one) => ({
          value: `${key}:${one.value}`,
          label: unit ? `${one.label} ${unit}` : one.label,
          count: one.count,
        }))}
        onToggle={(value) => change({ fact: toggled(fact, value) })}
      />
    )
  const show = (value: number | string) => roundedDecimal(Number(value), 3, language)
  const { from, to } = rangeOfFact(fact, key)
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  return (
    <RangeFacet
      unit={unit}
      from={from?.toString()}
      to={to?.toString()}
      bounds={[show(range.min), show(range.max)]}
      problem={texts.catalog.rangeProblem(show(range.min))}
      show={show}
      parse={(text) => parseTypedNumber(text, language)}
      onChange={(low, high) => change({ fact: withRange(fact, key, { from: numberOf(low), to: numberOf(high) }) })}
    />
  )
}

/** "27,5", "1.200", "28 mm". @returns undefined when it is no number that a fact can be */
function parseTypedNumber(text: string, language: Language): string | undefined {
  const group = language === 'it' ? /\.(?=\d{3}(?:\D|$))/g : /,(?=\d{3}(?:\D|$))/g
  const plain = text
    .replace(/\D+$|\s/g, '')
    .replace(group, '')
    .replace(',', '.')
  const value = plain === '' ? Number.NaN : Number(Number(plain).toFixed(3))
  return Math.abs(value) < 10_000_000 ? String(value) : undefined
}
