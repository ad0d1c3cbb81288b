import { useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { categories } from '#shared/domain/catalog/catalog.ts'
import type { CampaignTarget } from '#shared/domain/pricing/campaign.ts'
import { reductionTargets } from '#shared/domain/pricing/reduction.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { knownWordsQuery } from '#web/admin/catalog/products/admin-product-queries.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useApi } from '#web/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { ArticleChoice } from './article-choice.tsx'
import { type GoodsValues, targetNames } from './reduction-values.ts'

interface Props {
  /** Begins the ids of the controls. */
  name: string
  /** Defaults to a shelf, a brand or some products. */
  targets?: readonly CampaignTarget[]
  values: Pick<GoodsValues, 'productIds'> & { target: CampaignTarget }
  register(field: 'target' | 'shelf' | 'brand'): UseFormRegisterReturn
  setArticles(next: GoodsValues['productIds']): void
  errors: Record<string, string | undefined>
  /** For a shelf or brand: which of its products count. */
  meant: string
}

/** The products whose prices are changed: a shelf, a brand or some products. */
export function GoodsFields({
  name,
  targets = reductionTargets.toReversed(),
  values,
  register,
  setArticles,
  errors,
  meant,
}: Props) {
  const { target, productIds } = values
  return (
    <>
      <Field label="Su" className="span-3">
        <select id={`${name}-target`} {...register('target')}>
          {targets.map((one) => (
            <option key={one} value={one}>
              {targetNames[one]}
            </option>
          ))}
        </select>
      </Field>
      {target === 'shelf' && <ShelfField id={`${name}-shelf`} {...{ register, meant }} error={errors.shelf} />}
      {target === 'brand' && <BrandField id={`${name}-brand`} {...{ register, meant }} error={errors.brand} />}
      {target === 'products' && (
        <ArticleChoice id={`${name}-productIds`} chosen={productIds} error={errors.productIds} onChange={setArticles} />
      )}
    </>
  )
}

interface ChoiceProps extends Pick<Props, 'register' | 'meant'> {
  id: string
  error: string | undefined
}

function ShelfField({ id, register, error, meant }: ChoiceProps) {
  const shelves = useQuery(adminShelvesQuery(useApi())).data ?? []
  return (
    <Field label="Scaffale" hint={`Con quelli che ha sotto. ${meant}`} error={error} className="span-3">
      {/* The list comes after the form: the value waits for its option. */}
      <select id={id} key={shelves.length} {...register('shelf')}>
        <option value="">Scegli</option>
        {categories.map((category) => (
          <optgroup key={category} label={categoryNames[category]}>
            {shelves
              .filter((shelf) => shelf.category === category)
              .map(({ slug, name, parent }) => (
                <option key={slug} value={slug}>
                  {parent ? `${shelves.find((one) => one.slug === parent)?.name.it}: ${name.it}` : name.it}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </Field>
  )
}

function BrandField({ id, register, error, meant }: ChoiceProps) {
  const brands = useQuery(knownWordsQuery(useApi())).data?.brand ?? []
  return (
    <Field label="Marca" hint={meant} error={error} className="span-3">
      <select id={id} key={brands.length} {...register('brand')}>
        <option value="">Scegli</option>
        {brands.map(({ value }) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </Field>
  )
}
