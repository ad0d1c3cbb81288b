import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact, AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { languagesSetting } from '#shared/contract/catalog/languages-setting.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { adminFactsQuery, adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { both } from '#web/admin/loaded.tsx'
import { LoadedDialog } from '#web/admin/loaded-dialog.tsx'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { adminProductQuery } from './admin-product-queries.ts'
import { ConflictNote } from './conflict-note.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { dropDraft, findDraft, keepDraft } from './product-draft.ts'
import { ProductFieldsets } from './product-fieldsets.tsx'
import { emptyProduct, type ProductValues, valuesOfProduct } from './product-form.tsx'
import { englishState } from './product-texts-state.ts'
import { useProductForm } from './use-product-form.ts'
import { UsedBicycleParts } from './used-bicycle-parts.tsx'
import './product-form.css'

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
  const languages = useQuery(readQuery(api, languagesSetting.read))
  return (
    <LoadedDialog
      query={both(isNew ? { ...words, data: null, isError: false } : product, both(words, languages))}
      title={isNew ? 'Aggiungi Prodotto' : 'Modifica Prodotto'}
      size="checkout"
      failure="Il prodotto non si carica."
      onClose={onClose}
    >
      {([stored, [[shelves, definitions], { value }]]) => (
        <ProductForm
          product={stored ?? undefined}
          {...{ category, shelves, definitions, onClose, onStored }}
          sellsInEnglish={value.sellsInEnglish}
        />
      )}
    </LoadedDialog>
  )
}

interface FormProps extends Omit<Props, 'id'> {
  product: AdminProduct | undefined
  shelves: readonly AdminShelf[]
  definitions: readonly AdminFact[]
  sellsInEnglish: boolean
}

function ProductForm({ product, category, shelves, definitions, sellsInEnglish, onClose, onStored }: FormProps) {
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
  const { form, conflict, language, isChanged } = state
  const wrong = state.summary.errors.length
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
        head={
          sellsInEnglish && (
            <LanguageSwitch
              language={language}
              state={englishState(values, state.opened)}
              onChange={state.setLanguage}
            />
          )
        }
        note={
          isUploading
            ? 'Attendi la fine dei caricamenti.'
            : wrong > 0
              ? `${wrong === 1 ? '1 campo' : `${wrong} campi`} da correggere`
              : isChanged()
                ? 'Da salvare. Se chiudi per sbaglio, la bozza resta in questo browser.'
                : product && 'Nessuna modifica.'
        }
        // The form may be far from the list that shows the product now.
        leadsTo={isMoved ? '#product-list' : undefined}
      >
        {product?.category === 'bici-usate' && <UsedBicycleParts productId={product.id} />}
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
            mine={values}
            onTake={state.takeShopValue}
          />
        )}
        <ProductFieldsets {...{ product, language, shelves, definitions }} fields={state} onBusy={setUploading} />
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
