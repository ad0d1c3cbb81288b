import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useColorName } from '#web/catalog/color-name.ts'
import { useFactText } from '#web/catalog/fact-text.ts'
import { useRelated } from '#web/catalog/product/nearby-queries.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n, useTexts } from '#web/i18n/i18n.tsx'

export interface ProductFact {
  /** Of the fact, or the name of the product's field. */
  key: string
  name: string
  value: string
}

/** Of what it is, as the shop lists it: what its head says already is not said twice. */
export function useArticleFacts(product: Product): ProductFact[] {
  const t = productTexts.useChunk()
  const { catalog } = useTexts()
  const colorName = useColorName()
  const { color, sizes, frameSize, category, productCode } = product
  const { siblings } = useRelated(product)
  return [
    { key: 'color', name: t.color, value: siblings.length === 0 && color && colorName(color) },
    {
      key: 'sizes',
      name: isBicycleCategory(category) ? t.frameSizes : t.sizes,
      value: sizes.length === 0 && frameSize && catalog.sizeValue(frameSize),
    },
    { key: 'code', name: t.code, value: productCode },
  ].filter((fact): fact is ProductFact => Boolean(fact.value))
}

/** The facts of a product beyond name and price, in page order. */
export function useTechnicalFacts(): (product: Product) => ProductFact[] {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const factText = useFactText()
  return ({ weight, gearCount, wheelSize, material, facts }) => {
    const kilograms = weight && roundedDecimal(Number(weight), 2, language)
    return [
      { key: 'weight', name: t.weight, value: kilograms && t.kilograms(kilograms) },
      { key: 'gearCount', name: t.gears, value: gearCount?.toString() },
      { key: 'wheelSize', name: t.wheels, value: wheelSize },
      { key: 'material', name: t.material, value: material && (t.materials[material.toLowerCase()] ?? material) },
      ...facts.map((fact) => ({ key: fact.key, name: fact.label, value: factText(fact) })),
    ].filter((fact): fact is ProductFact => Boolean(fact.value))
  }
}
