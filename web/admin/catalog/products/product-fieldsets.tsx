import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact, AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { onlineLacks } from '#shared/domain/platform/goods/used-bicycles.ts'
import { vatClassOf, vatOf } from '#shared/domain/platform/goods/vat.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { factsToAsk } from '#web/admin/catalog/shelves/fact-values.ts'
import { RecordDetails } from '#web/admin/record/record-details.tsx'
import { useApi } from '#web/platform/api.ts'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { knownWordsQuery } from './admin-product-queries.ts'
import { FoldedProductFields } from './folded-product-fields.tsx'
import { MissingForSaleNote } from './missing-for-sale-note.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { PriceHistoryView } from './price-history-view.tsx'
import { productForm } from './product-form.tsx'
import { ProductLook } from './product-look.tsx'
import { missingForSale } from './product-texts-state.ts'
import { SizeEditor } from './size-editor.tsx'
import type { ProductFields } from './use-product-form.ts'

interface Props {
  product: AdminProduct | undefined
  fields: ProductFields
  language: 'it' | 'en'
  shelves: readonly AdminShelf[]
  definitions: readonly AdminFact[]
  onBusy(isBusy: boolean): void
}

export function ProductFieldsets({ product, fields, language, shelves, definitions, onBusy }: Props) {
  const { form, errors } = fields
  const values = form.watch()
  return (
    <div className="side-columns grid spaced-32">
      <div className="side-main product-parts">
        {!product?.isActive && <Missing missing={missingForSale(values)} />}
        <fieldset id="product-pictures" tabIndex={-1}>
          <legend>Immagini</legend>
          {errors.pictures && <p className="error">{errors.pictures}</p>}
          <MissingForSaleNote
            lacks={onlineLacks(
              {
                category: values.category,
                imageUrls: values.pictures.map(({ url }) => url),
                hasCard: !product?.lacks?.includes('card'),
              },
              true,
            )}
          />
          <PictureEditor
            pictures={values.pictures}
            language={language}
            onChange={(change) => form.setValue('pictures', change(form.getValues('pictures')))}
            onBusy={onBusy}
          />
        </fieldset>
        <fieldset>
          <legend>Nome e prezzo</legend>
          <FormRows
            table={productForm}
            fields={fields}
            names={[language === 'en' ? 'nameEn' : 'name', 'productCode', 'price', 'category', 'subcategory']}
          />
          <VatLine fields={fields} />
          {product && <PriceHistoryView product={product} />}
          {product && <RecordDetails kind="product" id={product.id} />}
        </fieldset>
        <fieldset>
          <legend>Taglie e stock</legend>
          <SizeEditor
            sizes={values.sizes}
            price={values.price}
            stock={values.stock}
            expectedOn={values.expectedOn}
            productId={product?.id}
            errors={errors}
            onSizes={(sizes) => form.setValue('sizes', sizes)}
            onStock={(stock) => form.setValue('stock', stock)}
            onExpected={(day) => form.setValue('expectedOn', day)}
          />
        </fieldset>
        <FoldedProductFields
          fields={fields}
          isNew={!product}
          language={language}
          facts={factsToAsk({ shelves, definitions }, values, values.facts)}
        />
        <KnownWords />
      </div>
      <ProductLook values={values} language={language}>
        <FormRows table={productForm} fields={fields} names={['isActive']} className="above-16" />
      </ProductLook>
    </div>
  )
}

/** What is left to do before it can be sold, each part leading to its field. */
function Missing({ missing }: { missing: ReturnType<typeof missingForSale> }): ReactNode {
  if (missing.length === 0) return null
  return (
    <p className="note" role="status">
      <span>
        Per metterlo in vendita manca:{' '}
        {missing.map(({ label, id }, i) => (
          <span key={id}>
            {i > 0 && ', '}
            <button type="button" className="admin-link" onClick={() => document.getElementById(id)?.focus()}>
              {label}
            </button>
          </span>
        ))}
        .
      </span>
    </p>
  )
}

function VatLine({ fields }: { fields: ProductFields }) {
  const [isOpen, setOpen] = useState(false)
  const { price, vatClass, category, condition } = fields.form.watch()
  if (isOpen || fields.errors.vatClass)
    return <FormRows table={productForm} fields={fields} names={['vatClass']} className="form above-16" />
  const own = vatClassOf({ vatClass: vatClass || null, category, condition })
  const [amount] = vatOf([{ vatClass: own, totalCents: readAmount(price) ?? 0 }], 0)
  return (
    <p className="small muted above-12">
      {amount?.rate == null
        ? 'In regime del margine: l’IVA non si mostra. '
        : `IVA ${amount.rate} % compresa${amount.taxCents > 0 ? `: ${formatEuro(amount.taxCents)}` : ''}. `}
      <button type="button" className="admin-link" onClick={() => setOpen(true)}>
        Cambia aliquota
      </button>
    </p>
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
