import { useQuery } from '@tanstack/react-query'
import type { AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import {
  categories,
  conditions,
  isBicycleCategory,
  isCategory,
  subcategories,
} from '#shared/domain/catalog/categories.ts'
import type { PlainField } from '#shared/domain/catalog/plain-fields.ts'
import { productFields } from '#shared/domain/catalog/product-fields.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { vatClasses } from '#shared/domain/pricing/vat.ts'
import { categoryNames, conditionNames, typeName, vatNames } from '#web/admin/catalog/product-labels.ts'
import { ShelfOptions } from '#web/admin/catalog/shelves/shelf-options.tsx'
import { useApi } from '#web/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { knownWordsQuery } from './admin-product-queries.ts'
import { ProductNames } from './product-names.tsx'
import { articleFields, bicycleFields, hasPrice, type ProductValues, startingStock } from './product-values.ts'

interface Props {
  fields: ContractForm<ProductValues>
}

const word = { optional: true, className: 'span-3', autoComplete: 'off', maxLength: 80 } as const

interface BasicProps extends Props {
  isNew: boolean
  shelves: readonly AdminShelf[]
}

export function BasicFields({ fields, isNew, shelves }: BasicProps) {
  const { form, errors } = fields
  const category = form.watch('category')
  const typedPrice = form.watch('price')
  const price = readAmount(typedPrice)
  const isPriced = hasPrice({ price: typedPrice })
  return (
    <div className="form">
      <Field label="Categoria" error={errors.category} className="span-3">
        <select
          id="product-category"
          {...form.register('category', {
            onChange: ({ target }) => {
              form.setValue('shelf', '')
              if (!isBicycleCategory(target.value)) form.setValue('subcategory', '')
              // Uncounted stock follows the category.
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
        <Field label="Tipo" error={errors.subcategory} className="span-3">
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
      <Field
        label="Scaffale"
        optional
        hint="Se non lo scegli, lo decide il negozio da tipo e nome."
        error={errors.shelf}
        className="span-3"
      >
        <select id="product-shelf" {...form.register('shelf')}>
          <option value="">Scelto dal negozio</option>
          <ShelfOptions shelves={shelves} category={category} />
        </select>
      </Field>
      {category !== 'bici-usate' && (
        <Field label="Condizione" error={errors.condition} className="span-3">
          <select id="product-condition" {...form.register('condition')}>
            {conditions.map((one) => (
              <option key={one} value={one}>
                {conditionNames[one]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <ProductNames fields={fields} />
      <TextField
        {...fields.field('price')}
        className="span-3"
        hint={
          isPriced
            ? price === undefined
              ? 'In euro, per esempio 1.250,00.'
              : `In euro: ${formatEuro(price)}`
            : 'Senza prezzo resta una bozza'
        }
        inputMode="decimal"
        autoComplete="off"
      />
      <Field label="IVA" hint="Il prezzo la comprende." error={errors.vatClass} className="span-3">
        <select id="product-vat-class" {...form.register('vatClass')}>
          {(['', ...vatClasses] as const).map((one) => (
            <option key={one} value={one}>
              {vatNames[one]}
            </option>
          ))}
        </select>
      </Field>
      <TextField {...fields.field('productCode')} {...word} hint="Vuoto: lo assegna il negozio." maxLength={60} />
      <PlainFields fields={fields} of={articleFields} />
      <KnownWords />
      <label className="check">
        <input
          type="checkbox"
          checked={isPriced && form.watch('isActive')}
          disabled={!isPriced}
          onChange={({ target }) => form.setValue('isActive', target.checked)}
        />
        <span>
          <b className="bold">Attivo</b>: si vede e si compra nel negozio
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

const decimal = { inputMode: 'decimal', maxLength: undefined } as const
const typing = {
  text: {},
  whole: { inputMode: 'numeric', maxLength: undefined },
  kilograms: decimal,
  money: { ...decimal, optional: false },
} as const

const more: Partial<Record<PlainField, { inputMode?: 'numeric'; list?: string }>> = {
  gtin: { inputMode: 'numeric' },
  brand: { list: 'known-brands' },
  color: { list: 'known-colors' },
}

interface PlainProps extends Props {
  of: readonly PlainField[]
}

function PlainFields({ fields, of }: PlainProps) {
  return of.map((field) => {
    const row = productFields[field]
    return (
      <TextField
        key={field}
        {...fields.field(field)}
        {...word}
        {...('longest' in row && { maxLength: row.longest })}
        {...typing[row.kind]}
        {...('hint' in row && { hint: row.hint })}
        {...more[field]}
        label={row.kind === 'kilograms' ? `${row.label} in kg` : row.label}
      />
    )
  })
}

export function BicycleFields({ fields }: Props) {
  return (
    <div className="form">
      <PlainFields fields={fields} of={bicycleFields} />
    </div>
  )
}
