import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type ListedProduct, listProducts } from '#shared/contract/catalog/catalog.ts'
import { euro } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { addJobPart } from '../jobs/job-calls.ts'

const fewest = 2

/** Finds a part of the shop and takes it from the stock onto the job. */
export function PartSearch({ jobId }: { jobId: number }) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    ...readQuery(useApi(), listProducts, { query: { q, limit: '6' } }),
    enabled: q.length >= fewest,
  }).data
  const add = useAct({
    call: (api, { product, size }: { product: ListedProduct; size: string | null }) =>
      api(addJobPart, { params: { id: String(jobId) }, body: { productId: product.id, size, quantity: 1 } }),
    said: (_answer, { product }) => ['Pezzo preso dal magazzino', product.name],
    failed: 'Il pezzo non è stato preso',
    onDone: () => setTyped(''),
  })
  return (
    <div>
      <TextField
        label="Aggiungi un pezzo"
        hint="Nome o codice. Si scala subito dal magazzino."
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {q.length >= fewest && found && (
        <ul className="job-found" aria-label="Pezzi trovati">
          {found.length === 0 && <li className="muted">Nessun articolo con queste parole.</li>}
          {found.map((product) => (
            <li key={product.id} className="row row-between wraps line-below">
              <span>
                {product.name} <span className="muted">{euro(product.price)}</span>
              </span>
              <span className="row wraps spaced-8">
                {(product.sizes.length > 0 ? product.sizes : [{ size: null, stock: product.stock }]).map(
                  ({ size, stock }) => (
                    <button
                      key={size ?? ''}
                      type="button"
                      className="btn btn-small"
                      aria-disabled={add.busy || stock === 0}
                      onClick={() => !add.busy && stock !== 0 && add.send({ product, size })}
                    >
                      {stock === 0 ? 'Finito' : 'Prendi'} {size}
                      <span className="sr-only"> {product.name}</span>
                    </button>
                  ),
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
