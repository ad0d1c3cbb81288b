import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact, AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { type Category, isBicycleCategory } from '#shared/domain/catalog/categories.ts'
import { onlineLacks } from '#shared/domain/catalog/used-bicycles.ts'
import { adminFactsQuery, adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { FactFields } from '#web/admin/catalog/shelves/fact-fields.tsx'
import { factsToAsk } from '#web/admin/catalog/shelves/fact-values.ts'
import { FormDialog } from '#web/admin/form-dialog.tsx'
import { both, LoadedDialog } from '#web/admin/loaded.tsx'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/api.ts'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { adminProductQuery, knownWordsQuery } from './admin-product-queries.ts'
import { ConflictNote } from './conflict-note.tsx'
import { MissingForSaleNote } from './missing-for-sale-note.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { PriceHistoryView } from './price-history-view.tsx'
import { dropDraft, findDraft, keepDraft } from './product-draft.ts'
import { basicRows, bicycleRows, emptyProduct, type ProductValues, valuesOfProduct } from './product-form.tsx'
import { SizeEditor } from './size-editor.tsx'
import { useProductForm } from './use-product-form.ts'

interface Props {
  id: string
  category: Category
  onClose(): void
  /** Instead of closing; receives the stored product. */
  onStored(product: AdminProduct): void
}

export default function AdminProductDialog({ id, category, onClose, onStored }: Props) {
  const isNew = id === 'nuovo'
  const api = useApi()
  const product = useQuery({ ...adminProductQuery(api, id), enabled: !isNew })
  const words = both(useQuery(adminShelvesQuery(api)), useQuery(adminFactsQuery(api)))
  return (
    <LoadedDialog
      query={both(isNew ? { ...words, data: null, isError: false } : product, words)}
      title={isNew ? 'Aggiungi Prodotto' : 'Modifica Prodotto'}
      size="checkout"
      failure="Il prodotto non si carica."
      onClose={onClose}
    >
      {([stored, [shelves, definitions]]) => (
        <ProductForm product={stored ?? undefined} {...{ category, shelves, definitions, onClose, onStored }} />
      )}
    </LoadedDialog>
  )
}

interface FormProps extends Omit<Props, 'id'> {
  product: AdminProduct | undefined
  shelves: readonly AdminShelf[]
  definitions: readonly AdminFact[]
}

function ProductForm({ product, category, shelves, definitions, onClose, onStored }: FormProps) {
  const [start] = useState(() => (product ? valuesOfProduct(product) : emptyProduct(category)))
  const [isUploading, setUploading] = useState(false)
  const id = product ? String(product.id) : 'nuovo'
  const [draft, setDraft] = useState(() => findDraft(id, start))
  // Saved, or left on purpose: the form goes on for a moment and must not write its draft again.
  const isOver = useRef(false)
  const [isMoved, setMoved] = useState(false)
  const forget = () => {
    isOver.current = true
    dropDraft(id)
  }
  const state = useProductForm(product, start, definitions, (stored) => {
    forget()
    setMoved(stored.category !== product?.category)
    onStored(stored)
  })
  const { form, conflict, isChanged } = state
  const values = form.watch()
  useEffect(() => {
    if (!isOver.current && isChanged()) keepDraft(id, values, start)
  }, [id, values, start, isChanged])
  const leaving = useQuestion<ProductValues>({
    title: 'Lasciare il modulo?',
    confirmLabel: 'Lascia senza salvare',
    cancelLabel: 'Continua a modificare',
    text: ({ name }) => (
      <p>Le modifiche di {name ? `«${name}»` : 'questo prodotto'} non sono salvate e andrebbero perse.</p>
    ),
    act: {
      busy: false,
      send: () => {
        forget()
        onClose()
      },
    },
  })
  return (
    <>
      <FormDialog
        title={product ? 'Modifica Prodotto' : 'Aggiungi Prodotto'}
        fields={state}
        onClose={() => (isChanged() ? leaving.ask(form.getValues()) : onClose())}
        action={product ? 'Salva Modifiche' : 'Aggiungi Prodotto'}
        focus="title"
        isBlocked={isUploading}
        note={isUploading && 'Attendi la fine dei caricamenti.'}
        // The form may be far from the list that shows the product now.
        leadsTo={isMoved ? '#product-list' : undefined}
      >
        {draft && (
          <DraftNote
            onTake={() => {
              form.reset(draft)
              setDraft(undefined)
            }}
            onDrop={() => {
              dropDraft(id)
              setDraft(undefined)
            }}
          />
        )}
        {conflict && (
          <ConflictNote
            conflicts={conflict.fields}
            opened={conflict.opened}
            now={conflict.now}
            onTake={state.takeShopValue}
          />
        )}
        <ProductFieldsets {...{ product, state, shelves, definitions }} onBusy={setUploading} />
      </FormDialog>
      {leaving.dialog}
    </>
  )
}

function DraftNote({ onTake, onDrop }: { onTake(): void; onDrop(): void }) {
  return (
    <div className="note" role="status">
      <p>Qui avevi scritto qualcosa che non è stato salvato.</p>
      <span className="end row wraps spaced-8">
        <button type="button" className="btn btn-small" onClick={onTake}>
          Riprendi la bozza
        </button>
        <button type="button" className="btn btn-small btn-text" onClick={onDrop}>
          Scartala
        </button>
      </span>
    </div>
  )
}

interface FieldsetsProps extends Pick<FormProps, 'product' | 'shelves' | 'definitions'> {
  state: ReturnType<typeof useProductForm>
  onBusy(isBusy: boolean): void
}

function ProductFieldsets({ product, state, shelves, definitions, onBusy }: FieldsetsProps) {
  const { form, errors } = state
  const values = form.watch()
  return (
    <>
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
          onChange={(change) => form.setValue('pictures', change(form.getValues('pictures')))}
          onBusy={onBusy}
        />
      </fieldset>
      <fieldset>
        <legend>Base</legend>
        <FormRows table={basicRows} fields={state}>
          <KnownWords />
        </FormRows>
        {product && <PriceHistoryView product={product} />}
      </fieldset>
      <fieldset id="product-facts" tabIndex={-1}>
        <legend>Dati dello scaffale</legend>
        <FactFields
          {...factsToAsk({ shelves, definitions }, values, values.facts)}
          facts={values.facts}
          errors={errors}
          onChange={(facts) => form.setValue('facts', facts)}
        />
      </fieldset>
      <fieldset>
        <legend>Taglie e stock</legend>
        <SizeEditor
          sizes={values.sizes}
          stock={values.stock}
          errors={errors}
          onSizes={(sizes) => form.setValue('sizes', sizes)}
          onStock={(stock) => form.setValue('stock', stock)}
        />
      </fieldset>
      {isBicycleCategory(values.category) && (
        <fieldset>
          <legend>Bicicletta</legend>
          <FormRows table={bicycleRows} fields={state} />
        </fieldset>
      )}
    </>
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
