import type { WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { frameMeasures } from '#shared/domain/platform/goods/size-chart.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useColorName } from '#web/catalog/color-name.ts'
import { useTechnicalFacts } from '#web/catalog/product/product-facts.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { compareTexts } from './compare-texts.ts'
import type { ComparedFrame } from './compared-frames.ts'

export interface CompareRow {
  name: string
  /** Of each product; undefined where unknown, which is not "no". */
  values: (string | undefined)[]
  isDifferent: boolean
}

export interface CompareGroup {
  title: string
  rows: CompareRow[]
}

/** Only known values differ. */
function row(name: string, values: CompareRow['values']): CompareRow {
  return { name, values, isDifferent: new Set(values.filter((value) => value !== undefined)).size > 1 }
}

const isTold = ({ values }: CompareRow) => values.some((value) => value !== undefined)

/** The rows of a comparison, most important first; rows without any value are left out. */
export function useCompareGroups(products: readonly WholeProduct[], frames: readonly ComparedFrame[]): CompareGroup[] {
  const t = compareTexts.useChunk()
  const product = productTexts.useChunk()
  const { language, texts } = useI18n()
  const technicalOf = useTechnicalFacts()
  const colorName = useColorName()
  const of = (value: (one: WholeProduct) => string | null | undefined) => products.map((one) => value(one) || undefined)
  const technical = products.map((one) => new Map(technicalOf(one).map(({ name, value }) => [name, value])))
  const names = [...new Set(technical.flatMap((facts) => [...facts.keys()]))]
  const decisive = [product.weight, product.material]
  const fact = (name: string) =>
    row(
      name,
      technical.map((facts) => facts.get(name)),
    )
  const kilometres = (one: WholeProduct) => one.inspection?.kilometres
  const groups = [
    {
      title: t.groups.first,
      rows: [
        row(
          t.price,
          of(({ price }) => formatEuro(centsOf(price), language)),
        ),
        ...decisive.map(fact),
        row(
          isBicycleCategory(products[0]?.category ?? '') ? product.frameSizes : product.sizes,
          of((one) => one.sizes.map(({ size }) => texts.catalog.sizeValue(size)).join(', ')),
        ),
        row(
          t.ready,
          of((one) => readyOf(one, t, texts.catalog.sizeValue)),
        ),
        row(
          product.color,
          of(({ color }) => color && colorName(color)),
        ),
        row(
          product.brand,
          of(({ brand }) => brand),
        ),
      ],
    },
    {
      title: t.groups.condition,
      rows: [
        row(
          t.year,
          of((one) => one.inspection?.year?.toString()),
        ),
        row(
          t.kilometres,
          of((one) =>
            typeof kilometres(one) === 'number' ? roundedDecimal(kilometres(one) ?? 0, 0, language) : undefined,
          ),
        ),
        row(
          t.owners,
          of((one) => one.inspection?.owners?.toString()),
        ),
        row(
          t.grade,
          of((one) => one.inspection?.grade),
        ),
      ],
    },
    { title: t.groups.technical, rows: names.filter((name) => !decisive.includes(name)).map(fact) },
    geometryOf(frames, t, product.frameMeasures, texts.catalog.sizeValue, language),
  ]
  return groups.map((group) => ({ ...group, rows: group.rows.filter(isTold) })).filter(({ rows }) => rows.length > 0)
}

type Texts = ReturnType<typeof compareTexts.useChunk>

/** Data of the makers' tables. */
function geometryOf(
  frames: readonly ComparedFrame[],
  t: Texts,
  names: Record<(typeof frameMeasures)[number], string>,
  sizeValue: (size: string) => string,
  language: Language,
): CompareGroup {
  const sizes = frames.map(({ size }) => (size === undefined ? undefined : sizeValue(size)))
  const isOneSize = new Set(sizes).size === 1
  const reported = frameMeasures
    .map((key) =>
      row(
        names[key],
        frames.map(({ row: known }) =>
          known?.[key] ? `${roundedDecimal(known[key], 1, language)}${key.endsWith('Angle') ? '°' : ' mm'}` : undefined,
        ),
      ),
    )
    .filter(isTold)
  return {
    title: t.groups.geometry(isOneSize ? sizes[0] : undefined),
    rows: reported.length > 0 && !isOneSize ? [row(t.size, sizes), ...reported] : reported,
  }
}

function readyOf({ stock, sizes }: WholeProduct, t: Texts, sizeValue: (size: string) => string): string {
  if (stock <= 0) return t.soldOut
  if (sizes.length === 0) return t.pieces(stock)
  return sizes
    .filter((one) => one.stock > 0)
    .map(({ size }) => sizeValue(size))
    .join(', ')
}

/** The summary: the cheapest and the lightest, and by how much. */
export function useCompareWords(products: readonly WholeProduct[]): string[] {
  const t = compareTexts.useChunk()
  const product = productTexts.useChunk()
  const { language } = useI18n()
  if (products.length < 2) return []
  const least = (numberOf: (one: WholeProduct) => number) => {
    const [first, second] = products.toSorted((a, b) => numberOf(a) - numberOf(b))
    return first && second ? { name: first.name, by: numberOf(second) - numberOf(first) } : undefined
  }
  const price = least((one) => centsOf(one.price))
  const weight = products.every((one) => one.weight)
    ? least((one) => Math.round(Number(one.weight) * 1_000))
    : undefined
  const kilos = (grams: number) => product.kilograms(roundedDecimal(grams / 1_000, 2, language))
  return [
    price && (price.by > 0 ? t.cheapest(price.name, formatEuro(price.by, language)) : t.samePrice),
    weight && weight.by > 0 && t.lightest(weight.name, kilos(weight.by)),
  ].filter((sentence): sentence is string => Boolean(sentence))
}
