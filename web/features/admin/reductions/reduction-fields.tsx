import { useQuery } from '@tanstack/react-query'
import { categories } from '#shared/domain/catalog.ts'
import { reductionKinds, reductionTargets } from '#shared/domain/reductions/reduction.ts'
import { useApi } from '#web/api.ts'
import { knownWordsQuery } from '#web/features/admin/products/admin-product-queries.ts'
import { categoryNames } from '#web/features/admin/products/product-labels.ts'
import { adminShelvesQuery } from '#web/features/admin/shelves/admin-shelf-queries.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { ArticleChoice } from './article-choice.tsx'
import { kindNames, type ReductionValues, targetNames } from './reduction-values.ts'

export function ReductionFields({ fields }: { fields: ContractForm<ReductionValues> }) {
  const { form, field, errors } = fields
  const { target, kind, productIds } = form.watch()
  return (
    <>
      <div className="form">
        <TextField
          {...field('name')}
          label="Nome, lo vedi solo tu"
          placeholder="Gravel d’autunno"
          className="f3"
          autoComplete="off"
          maxLength={80}
        />
        <Field label="Su" className="f3">
          <select id="reduction-target" {...form.register('target')}>
            {reductionTargets.toReversed().map((one) => (
              <option key={one} value={one}>
                {targetNames[one]}
              </option>
            ))}
          </select>
        </Field>
        {target === 'shelf' && <ShelfField fields={fields} />}
        {target === 'brand' && <BrandField fields={fields} />}
        {target === 'products' && (
          <ArticleChoice
            chosen={productIds}
            error={errors.productIds}
            onChange={(next) => {
              form.setValue('productIds', next)
              fields.recheck()
            }}
          />
        )}
      </div>
      <div className="form">
        <Field label="Quanto" className="f3">
          <select id="reduction-kind" {...form.register('kind')}>
            {reductionKinds.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]}
              </option>
            ))}
          </select>
        </Field>
        {kind === 'percent' ? (
          <TextField {...field('percent')} className="f3" inputMode="numeric" autoComplete="off" maxLength={3} />
        ) : (
          <TextField
            {...field('amount')}
            label={kind === 'amount' ? 'Euro in meno' : 'Nuovo prezzo in euro'}
            className="f3"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        )}
        <TextField {...field('from')} type="datetime-local" className="f3" optional hint="Vuoto: parte subito." />
        <TextField
          {...field('to')}
          type="datetime-local"
          className="f3"
          optional
          hint="Vuoto: finché non lo finisci."
        />
      </div>
    </>
  )
}

function ShelfField({ fields: { form, errors } }: { fields: ContractForm<ReductionValues> }) {
  const shelves = useQuery(adminShelvesQuery(useApi())).data ?? []
  return (
    <Field
      label="Scaffale"
      hint="Con quelli che ha sotto. Vale per gli articoli che ci sono alla partenza."
      error={errors.shelf}
      className="f3"
    >
      {/* The list comes after the form: the value waits for its option. */}
      <select id="reduction-shelf" key={shelves.length} {...form.register('shelf')}>
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

function BrandField({ fields: { form, errors } }: { fields: ContractForm<ReductionValues> }) {
  const brands = useQuery(knownWordsQuery(useApi())).data?.brand ?? []
  return (
    <Field label="Marca" hint="Vale per gli articoli in vendita alla partenza." error={errors.brand} className="f3">
      <select id="reduction-brand" key={brands.length} {...form.register('brand')}>
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
