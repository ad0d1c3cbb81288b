import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListedProduct, Product } from '#shared/contract/catalog/catalog.ts'
import { adviseSize } from '#shared/domain/catalog/sizes/advise-size.ts'
import type { Body, Riding } from '#shared/domain/catalog/sizes/body.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'
import { inSize } from '#shared/domain/platform/goods/sizes.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { inStockQuery, sizeChartQuery } from '#web/catalog/sizes/size-chart-query.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { Price } from '#web/ui/price.tsx'
import { sizeAdviceTexts } from './size-advice-texts.ts'

interface Props {
  product: Product
  body: Body
  riding: Riding
}

/** The nearest model available in this body's size, chosen here among all of the kind. */
export function NearestInSize({ product, body, riding }: Props) {
  const t = sizeAdviceTexts.useChunk()
  const { sizeValue } = useTexts().catalog
  const api = useApi()
  const { data: listed } = useQuery(inStockQuery(api, product))
  const others = (listed ?? []).filter(({ slug }) => slug !== product.slug).toSorted(nearerTo(product))
  const firsts = [...new Map(others.toReversed().map((one) => [tableOf(one), one])).values()]
  const charts = useQueries({ queries: firsts.map(({ slug }) => sizeChartQuery(api, slug)) })
  if (!listed || charts.some(({ isPending }) => isPending)) return null
  const chartOf = (one: ListedProduct) => charts[firsts.findIndex((first) => tableOf(first) === tableOf(one))]?.data
  const found = others.flatMap((one) => fittingSize(one, chartOf(one), body, riding) ?? [])[0]
  if (!found) return <p>{t.noneInSize}</p>
  return (
    <p>
      {t.nearest}{' '}
      <Link to="/prodotto/$slug" params={{ slug: found.product.slug }} className="link" preload={false}>
        {found.product.name}
      </Link>
      {`, ${sizeValue(found.size)}, `}
      <Price amount={inSize(found.product, found.size).price} />
    </p>
  )
}

/** A maker has one table for a kind, or one of a model's own. */
const tableOf = ({ brand, modelKey }: ListedProduct) => `${brand} ${modelKey ?? ''}`

/** The same maker first, then the nearest price. */
const nearerTo = (product: Product) => (a: ListedProduct, b: ListedProduct) => {
  const rank = (one: ListedProduct) =>
    (one.brand === product.brand ? 0 : 1e9) + Math.abs(centsOf(one.price) - centsOf(product.price))
  return rank(a) - rank(b)
}

function fittingSize(product: ListedProduct, chart: SizeChart | null | undefined, body: Body, riding: Riding) {
  if (chart?.what !== 'bicycle') return undefined
  const sizes = product.sizes.map(({ size }) => size)
  const advice = adviseSize(body, riding, chart, sizes)
  if (advice?.state !== 'fits' || advice.doubts.some(({ kind }) => kind === 'clearance')) return undefined
  const left = product.sizes.find(({ size, stock }) => stock > 0 && sizeName(size) === sizeName(advice.row.size))
  return left && { product, size: left.size }
}
