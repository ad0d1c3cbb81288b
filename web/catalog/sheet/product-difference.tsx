import type { Product } from '#shared/contract/catalog/catalog.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

/** «100,00 € in meno, 0,4 kg in più, alluminio invece di acciaio.»: only what differs, in one sentence. */
export function ProductDifference({ one, other }: { one: Product; other: Product }) {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const by = (amount: number, text: string) => (amount < 0 ? t.less(text) : t.more(text))
  const materialOf = ({ material }: Product) => material && (t.materials[material.toLowerCase()] ?? material)
  const cents = centsOf(one.price) - centsOf(other.price)
  const kilograms = one.weight && other.weight ? Number(one.weight) - Number(other.weight) : 0
  const [material, instead] = [materialOf(one), materialOf(other)]
  const sentence = [
    cents !== 0 && by(cents, formatEuro(Math.abs(cents), language)),
    Math.abs(kilograms) >= 0.1 && by(kilograms, t.kilograms(roundedDecimal(Math.abs(kilograms), 1, language))),
    material && instead && material !== instead && t.insteadOf(material, instead),
  ]
    .filter(Boolean)
    .join(', ')
  return <p className="small muted capitalized">{sentence && `${sentence}.`}</p>
}
