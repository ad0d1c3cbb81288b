import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { listFreeDeliveryProducts, type Product } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { type Cents, toDecimal } from '#shared/domain/platform/money.ts'
import { useAddCompanion } from '#web/catalog/together/use-add-companion.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { Api } from '#web/platform/api.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'
import { LineName } from './line-name.tsx'

export const freeDeliveryProductsQuery = (api: Api, ids: readonly number[], missingCents: Cents) =>
  queryOptions({
    queryKey: ['cart-closers', ids, missingCents],
    queryFn: ({ signal }) =>
      api(
        listFreeDeliveryProducts,
        { query: { ids: ids.join(), missing: toDecimal(missingCents), lang: api.lang } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

interface Props {
  articles: readonly Product[]
  /** The list is gone with its pressed button. */
  onAdded(): void
}

/** Up to three products that each alone reach free delivery. */
export function FreeDeliveryProducts({ articles, onAdded }: Props) {
  const t = cartPanelTexts.useChunk()
  return (
    <section className="cart-extras" aria-labelledby="cart-closers">
      <h3 id="cart-closers">{t.oneOfThese}</h3>
      <ul>
        {articles.map((product) => (
          <Closer key={product.id} article={product} onAdded={onAdded} />
        ))}
      </ul>
    </section>
  )
}

function Closer({ article, onAdded }: { article: Product; onAdded(): void }) {
  const { texts } = useI18n()
  const t = cartPanelTexts.useChunk()
  const take = useAddCompanion()
  const size = article.sizes.find(({ stock }) => stock > 0)?.size ?? null
  const name = size ? texts.cart.addedSize(article.name, size) : article.name
  const run = async () => {
    if (await take(article, size)) onAdded()
  }
  return (
    <li>
      <Picture category={article.category} url={firstImage(article)} alt="" ratio="square" sizes="72px" />
      <div className="can-shrink">
        <LineName line={article} />
        {size && <p className="small muted">{texts.catalog.sizeNamed(size)}</p>}
      </div>
      <div className="cart-extra-take grid">
        <Price amount={article.price} form="text" className="bold" />
        <button type="button" className="btn btn-small" aria-label={t.addNamed(name)} onClick={() => void run()}>
          <Plus className="icon icon-s" aria-hidden="true" />
          {t.add}
        </button>
      </div>
    </li>
  )
}
