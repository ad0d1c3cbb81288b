import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { categories, isBicycleCategory, isCategory, subcategories } from '#shared/domain/catalog.ts'
import { formatEuro } from '#shared/domain/money.ts'
import { useApi } from '#web/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import { knownWordsQuery } from './admin-product-queries.ts'
import { categoryNames, typeName } from './product-labels.ts'
import { hasPrice, type ProductValues, readAmount, startingStock } from './product-values.ts'

interface Props {
  form: UseFormReturn<ProductValues>
  errors: Problems
}

export function BasicFields({ form, errors, isNew }: Props & { isNew: boolean }) {
  const category = form.watch('category')
  const typedPrice = form.watch('price')
  const price = readAmount(typedPrice)
  const isPriced = hasPrice({ price: typedPrice })
  return (
    <div className="form">
      <Field label="Categoria" error={errors.category} className="f3">
        <select
          id="product-category"
          {...form.register('category', {
            onChange: ({ target }) => {
              if (!isBicycleCategory(target.value)) form.setValue('subcategory', '')
              // Pieces that nobody has counted yet follow the category.
              if (isNew && form.getValues('stock') === startingStock(category))
                form.setValue('stock', startingStock(target.value))
            },
          })}
        >
          {!isCategory(category) && <option value="">Scegli…</option>}
          {categories.map((one) => (
            <option key={one} value={one}>
              {categoryNames[one]}
            </option>
          ))}
        </select>
      </Field>
      {isBicycleCategory(category) && (
        <Field label="Tipo" error={errors.subcategory} className="f3">
          <select id="product-subcategory" {...form.register('subcategory')}>
            <option value="">Scegli…</option>
            {subcategories.map((one) => (
              <option key={one} value={one}>
                {typeName(one)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label="Nome" error={errors.name}>
        <input id="product-name" autoComplete="off" maxLength={200} {...form.register('name')} />
      </Field>
      <Field label="Descrizione" error={errors.description}>
        <textarea id="product-description" rows={5} maxLength={20_000} {...form.register('description')} />
      </Field>
      <Field
        label="Prezzo"
        className="f3"
        error={errors.price}
        hint={
          isPriced
            ? price === undefined
              ? 'In euro, per esempio 1.250,00.'
              : `In euro: ${formatEuro(price)}`
            : 'Senza prezzo resta una bozza'
        }
      >
        <input id="product-price" inputMode="decimal" autoComplete="off" {...form.register('price')} />
      </Field>
      <Field label="Codice" optional className="f3" error={errors.productCode} hint="Vuoto: lo assegna il negozio.">
        <input id="product-productCode" autoComplete="off" maxLength={60} {...form.register('productCode')} />
      </Field>
      <Field label="Marca" optional className="f3" error={errors.brand} hint="Meglio una già in uso: è un filtro.">
        <input id="product-brand" list="known-brands" autoComplete="off" maxLength={80} {...form.register('brand')} />
      </Field>
      <Field label="Colore" optional className="f3" error={errors.color} hint="Meglio uno già in uso: è un filtro.">
        <input id="product-color" list="known-colors" autoComplete="off" maxLength={80} {...form.register('color')} />
      </Field>
      <KnownWords />
      <label className="check">
        <input
          type="checkbox"
          checked={isPriced && form.watch('isActive')}
          disabled={!isPriced}
          onChange={({ target }) => form.setValue('isActive', target.checked)}
        />
        <span>
          <b className="b">Attivo</b>: si vede e si compra nel negozio
        </span>
      </label>
    </div>
  )
}

/** Brands and colours that the shop has: another spelling would be another filter. */
function KnownWords() {
  const { data } = useQuery(knownWordsQuery(useApi()))
  const lists = { 'known-brands': data?.brand, 'known-colors': data?.color }
  return Object.entries(lists).map(([id, words]) => (
    <datalist key={id} id={id}>
      {words?.map(({ value }) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  ))
}

export function BicycleFields({ form, errors }: Props) {
  return (
    <div className="form">
      <Field label="Peso in kg" optional className="f3" error={errors.weight}>
        <input id="product-weight" inputMode="decimal" autoComplete="off" {...form.register('weight')} />
      </Field>
      <Field label="Misura ruote" optional className="f3" error={errors.wheelSize}>
        <input id="product-wheelSize" autoComplete="off" maxLength={80} {...form.register('wheelSize')} />
      </Field>
      <Field label="Numero di rapporti" optional className="f3" error={errors.gearCount}>
        <input id="product-gearCount" inputMode="numeric" autoComplete="off" {...form.register('gearCount')} />
      </Field>
      <Field label="Materiale" optional className="f3" error={errors.material}>
        <input id="product-material" autoComplete="off" maxLength={80} {...form.register('material')} />
      </Field>
    </div>
  )
}
