import { useQuery } from '@tanstack/react-query'
import { Camera, Plus, ScanBarcode } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { type AdminProduct, listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { euro, some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { lookUpCode } from '../counter-calls.ts'
import './code-field.css'

/** Comes with the reader of codes when it is opened. */
const CameraReader = lazyPart(async () => (await import('./camera-reader.tsx')).CameraReader)
const hasCamera = () => typeof navigator.mediaDevices?.getUserMedia === 'function'

const shown = 8

interface Props {
  placeholder: string
  action: string
  /** What is sold out can be added too. */
  takesAll?: true
  onAdd(product: AdminProduct, size: string | null): void
}

/** One field for a code, an EAN or words: a scanner types it and presses Enter, and may type the next one at once. */
export function CodeField({ placeholder, action, takesAll, onAdd }: Props) {
  const api = useApi()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const q = text.trim()
  const found = useQuery({
    ...readQuery(api, listAdminProducts, { query: { q, limit: String(shown) } }),
    enabled: q.length >= 2,
  })
  const hits = q.length >= 2 ? (found.data ?? []) : []
  const add = (product: AdminProduct, size: string | null) => {
    onAdd(product, size)
    setText('')
    setProblem(undefined)
    field.current?.focus()
  }
  const choose = (product: AdminProduct) => {
    const [only, another] = product.sizes
    if (another) setText(product.productCode)
    else add(product, only?.size ?? null)
  }
  const take = async (code: string, first: AdminProduct | undefined) => {
    setProblem(undefined)
    try {
      const { product, size } = await api(lookUpCode, { query: { code } })
      if (product.sizes.length > 1 && !size) choose(product)
      else onAdd(product, size)
    } catch (error) {
      if (first) choose(first)
      else {
        setText((typed) => typed || code)
        requestAnimationFrame(() => field.current?.select())
        setProblem(
          error instanceof ApiError && error.code === 'code_unknown'
            ? `Nessun articolo ha il codice ${code}. Prova con il nome, o aggiungilo in Prodotti.`
            : 'Il codice non si legge: controlla la rete e riprova.',
        )
      }
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!q) return
    setText('')
    void take(q, hits[0])
  }
  return (
    <>
      <form method="dialog" onSubmit={submit} className="counter-code row">
        <ScanBarcode className="icon" aria-hidden="true" />
        <input
          ref={field}
          className="input"
          aria-label="Codice, EAN o nome dell’articolo"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          // biome-ignore lint/a11y/noAutofocus: a scanner types here as soon as the page is open
          autoFocus
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
        />
        {hasCamera() && (
          <button
            type="button"
            className="btn btn-icon"
            aria-label="Leggi con la fotocamera"
            aria-pressed={isLooking}
            onClick={() => setLooking(!isLooking)}
          >
            <Camera className="icon" aria-hidden="true" />
          </button>
        )}
        <button type="submit" className="btn btn-main">
          {action}
        </button>
      </form>
      {isLooking && (
        <Attempt>
          <CameraReader onCode={(code) => void take(code, undefined)} onClose={() => setLooking(false)} />
        </Attempt>
      )}
      {problem && (
        <p className="note note-warning" role="alert">
          {problem}
        </p>
      )}
      {hits.length > 0 && <Hits hits={hits} takesAll={takesAll} onAdd={add} />}
    </>
  )
}

function Hits({
  hits,
  takesAll,
  onAdd,
}: {
  hits: readonly AdminProduct[]
  takesAll: true | undefined
  onAdd(product: AdminProduct, size: string | null): void
}) {
  return (
    <ul className="counter-hits">
      {hits.map((product) => (
        <li key={product.id}>
          <div className="can-shrink">
            <b className="bold">{product.name}</b>
            <p className="small muted">
              {product.productCode} · {some(product.stock, 'pezzo', 'pezzi')}
            </p>
          </div>
          <b className="bold">{euro(product.price)}</b>
          <div className="row wraps spaced-8 end">
            {(product.sizes.length > 1 ? product.sizes : [null]).map((one) => (
              <button
                key={one?.size ?? ''}
                type="button"
                className="btn btn-small"
                disabled={!takesAll && (one ?? product).stock <= 0}
                aria-label={`Aggiungi ${product.name}${one ? `, taglia ${one.size}` : ''}`}
                onClick={() => onAdd(product, one?.size ?? product.sizes[0]?.size ?? null)}
              >
                <Plus className="icon icon-s" aria-hidden="true" /> {one?.size}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
