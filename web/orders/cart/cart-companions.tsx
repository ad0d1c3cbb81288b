import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { listCompanions } from '#shared/contract/catalog/catalog.ts'
import { TakeButton } from '#web/catalog/together/goes-together.tsx'
import { togetherTexts } from '#web/catalog/together/together-texts.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { LineName } from './line-name.tsx'

const companionsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['cart-companions', ids],
    queryFn: ({ signal }) => api(listCompanions, { query: { ids: ids.join(), lang: api.lang } }, { signal }),
    placeholderData: keepPreviousData,
  })

interface Props {
  productIds: readonly number[]
  /** The list is gone with the button that was pressed. */
  onAdded(): void
}

/** Companions of a cart: the right tube, a lock, lights. */
export function CartCompanions({ productIds, onAdded }: Props) {
  const t = togetherTexts.useChunk()
  const { data: companions = [] } = useQuery(companionsQuery(useApi(), productIds))
  if (companions.length === 0) return null
  return (
    <section className="cart-extras" aria-labelledby="cart-companions">
      <h3 id="cart-companions">{t.title}</h3>
      <ul>
        {companions.map((companion) => (
          <li key={companion.id}>
            <Picture category={companion.category} url={companion.imageUrl} alt="" ratio="square" sizes="72px" />
            <div className="can-shrink">
              <LineName line={companion} />
              <p className="small muted">{t.reasons[companion.because.code]?.(companion.because.values)}</p>
            </div>
            <div className="cart-extra-take grid">
              <Price amount={companion.price} form="text" className="bold" />
              <TakeButton companion={companion} onTaken={onAdded} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
