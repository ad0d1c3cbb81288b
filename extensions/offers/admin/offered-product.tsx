import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { type AdminProduct, listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { euro, some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { TextField } from '#web/ui/form/text-field.tsx'

const fewest = 2
const shown = 8

/** Finds a product to offer; what is sold out can be offered too. */
export function OfferedProduct({ onAdd }: { onAdd(product: AdminProduct, size: string | null): void }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    ...readQuery(useApi(), listAdminProducts, { query: { q, limit: String(shown) } }),
    enabled: q.length >= fewest,
  })
  const add = (product: AdminProduct, size: string | null) => {
    onAdd(product, size)
    setTyped('')
    field.current?.focus()
  }
  return (
    <div className="column spaced-8">
      <TextField
        ref={field}
        label="Aggiungi un articolo"
        hint="Nome, codice o EAN."
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {q.length >= fewest && found.isError && (
        <p className="note note-warning" role="alert">
          Gli articoli non si caricano: controlla la rete e scrivi di nuovo.
        </p>
      )}
      {q.length >= fewest && found.data && (
        <ul className="offer-found" aria-label="Articoli trovati">
          {found.data.length === 0 && <li className="muted">Nessun articolo con queste parole.</li>}
          {found.data.map((product) => (
            <li key={product.id} className="row row-between wraps spaced-8">
              <span>
                {product.name}{' '}
                <span className="small muted">
                  {product.productCode} · {euro(product.price)} · {some(product.stock, 'pezzo', 'pezzi')}
                </span>
              </span>
              <span className="row wraps spaced-8">
                {(product.sizes.length > 0 ? product.sizes : [null]).map((one) => (
                  <button
                    key={one?.size ?? ''}
                    type="button"
                    className="btn btn-small"
                    aria-label={`Aggiungi ${product.name}${one ? `, taglia ${one.size}` : ''}`}
                    onClick={() => add(product, one?.size ?? null)}
                  >
                    <Plus className="icon icon-s" aria-hidden="true" /> {one?.size}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
