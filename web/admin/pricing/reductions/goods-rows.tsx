import { useQuery } from '@tanstack/react-query'
import type { CampaignTarget } from '#shared/domain/platform/prices/campaign.ts'
import { knownWordsQuery } from '#web/admin/catalog/products/admin-product-queries.ts'
import { useShelfOptions } from '#web/admin/catalog/shelves/use-shelf-options.ts'
import { useApi } from '#web/platform/api.ts'
import { choice, named, own } from '#web/ui/form/field-rows.tsx'
import type { DrawnField } from '#web/ui/form/form-table.tsx'
import { type ChosenProduct, ProductChoice } from './product-choice.tsx'

const targetNames: Record<CampaignTarget, string> = {
  all: 'Tutto il negozio',
  shelf: 'Uno scaffale',
  brand: 'Una marca',
  products: 'Articoli scelti',
}

/**
 * The products whose prices are changed: a shelf, a brand or some products.
 * @param meant which products of a shelf or brand count
 */
export const goodsRows = <T extends CampaignTarget>(targets: readonly T[], empty: T, meant: string) => ({
  target: choice<T>({ label: 'Su', empty, options: named(targets, targetNames) }),
  shelf: choice<string>({
    label: 'Scaffale',
    hint: `Con quelli che ha sotto. ${meant}`,
    empty: '',
    must: 'scegli lo scaffale.',
    options: useShelfOptions,
    when: { target: 'shelf' },
  }),
  brand: choice<string>({
    label: 'Marca',
    hint: meant,
    empty: '',
    must: 'scegli la marca.',
    options: useBrands,
    when: { target: 'brand' },
  }),
  productIds: own<ChosenProduct[], ChosenProduct[], number[]>({
    label: 'Articoli',
    empty: [],
    read: (stored) => stored,
    write: (typed) => typed.map(({ id }) => id),
    problem: (typed) => (typed.length > 0 ? undefined : 'scegli almeno un articolo.'),
    draw: (part) => <ChosenArticles {...part} />,
    when: { target: 'products' },
  }),
})

function useBrands() {
  const brands = useQuery(knownWordsQuery(useApi())).data?.brand ?? []
  return [{ value: '', label: 'Scegli' }, ...brands.map(({ value }) => ({ value, label: value }))]
}

function ChosenArticles({ path, fields }: DrawnField) {
  return (
    <ProductChoice
      id={fields.idOf(path)}
      chosen={fields.form.watch()[path]}
      error={fields.errors[path]}
      onChange={(next) => {
        fields.form.setValue(path, next)
        fields.recheck()
      }}
    />
  )
}

/** Chosen products with their names, as far as they are known. */
export function chosenOf(
  ids: readonly number[],
  known: readonly { id: number; name: string }[],
  otherwise: (id: number) => string,
): ChosenProduct[] {
  const names = new Map(known.map(({ id, name }) => [id, name]))
  return ids.map((id) => ({ id, name: names.get(id) ?? otherwise(id) }))
}
