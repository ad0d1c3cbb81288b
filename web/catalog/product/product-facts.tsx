import type { Product, ShownProduct } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/catalog/categories.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useColorName } from '#web/catalog/color-name.ts'
import { useFactText } from '#web/catalog/fact-text.ts'
import { productTexts } from '#web/catalog/product-texts.ts'
import { useI18n, useTexts } from '#web/i18n/i18n.tsx'

interface Fact {
  name: string
  value: string
}

export function ProductBrief({ product }: { product: Product }) {
  const facts = useTechnicalFacts()(product).slice(0, 4)
  if (facts.length < 2) return null
  return (
    <dl className={`brief grid brief-${facts.length}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ProductSpecifications({ product }: { product: ShownProduct }) {
  const t = productTexts.useChunk()
  const { catalog, places } = useTexts()
  const { categories, subcategories } = places
  const colorName = useColorName()
  const technical = useTechnicalFacts()(product)
  const sizes = (product.sizes.length > 0 ? product.sizes.map((one) => one.size) : [product.frameSize ?? ''])
    .map(catalog.sizeValue)
    .join(', ')
  const isBicycle = isBicycleCategory(product.category)
  const kind = [categories[product.category], product.subcategory && subcategories[product.subcategory]]
  const article = [
    { name: t.brand, value: product.brand },
    { name: t.color, value: product.color && colorName(product.color) },
    { name: isBicycle ? t.frameSizes : t.sizes, value: sizes },
    { name: t.category, value: kind.filter(Boolean).join(', ') },
    { name: t.code, value: product.productCode },
  ].filter((fact): fact is Fact => Boolean(fact.value))
  return (
    <div className="product-columns grid product-facts">
      {product.measures && (
        <figure className="frame-sizes">
          <div className="relative">
            <img src={product.measures.url} alt={t.drawn(product.name)} width="800" height="533" loading="lazy" />
            {product.measures.marks.map(({ of, text, x, y }) => (
              <span className="absolute bold nowrap" key={of} style={{ left: `${x}%`, top: `${y}%` }}>
                {text}
              </span>
            ))}
          </div>
          <figcaption className="small muted">{t.drawnNote}</figcaption>
        </figure>
      )}
      {technical.length > 0 && <SpecTable caption={t.technicalCaption} facts={technical} />}
      <SpecTable caption={t.articleCaption} facts={article} />
    </div>
  )
}

function SpecTable({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  return (
    <table className="spec-table">
      <caption>{caption}</caption>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The facts of a product beyond name and price, in page order. */
export function useTechnicalFacts(): (product: Product) => Fact[] {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const materials: Record<string, string> = t.materials
  const factText = useFactText()
  return ({ weight, gearCount, wheelSize, material, facts }) => {
    const kilograms = weight && roundedDecimal(Number(weight), 2, language)
    return [
      { name: t.weight, value: kilograms && t.kilograms(kilograms) },
      { name: t.gears, value: gearCount?.toString() },
      { name: t.wheels, value: wheelSize },
      { name: t.material, value: material && (materials[material.toLowerCase()] ?? material) },
      ...facts.map((fact) => ({ name: fact.label, value: factText(fact) })),
    ].filter((fact): fact is Fact => Boolean(fact.value))
  }
}
