import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { addOrderTag, removeOrderTag } from '#shared/contract/orders/admin-order-notes.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { maxTagLength } from '#shared/contract/orders/order-notes.ts'
import { ofOrder } from '#web/admin/orders/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { orderTagsQuery } from './order-tag-queries.ts'
import './order-notes.css'

/** An order's tags: one press takes one away, those in use are proposed. */
export function OrderTags({ order: { id, tags } }: { order: AdminOrder }) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const proposed = useId()
  const { data: inUse = [] } = useQuery(orderTagsQuery(useApi()))
  const add = useAct({
    call: (api, name: string) => api(addOrderTag, { params: { id }, body: { name } }),
    said: ofOrder('Etichetta aggiunta'),
    onDone: () => setTyped(''),
    failedHere: 'L’etichetta non è stata aggiunta.',
  })
  const remove = useAct({
    call: (api, name: string) => api(removeOrderTag, { params: { id, name } }),
    said: ofOrder('Etichetta tolta'),
    // The button pressed is gone.
    onDone: () => field.current?.focus({ preventScroll: true }),
    failedHere: 'L’etichetta non è stata tolta.',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim()) add.send(typed)
  }
  const error = add.error ?? remove.error
  return (
    <section className="box" aria-labelledby="order-tags">
      <div className="box-head">
        <h3 id="order-tags">Etichette</h3>
      </div>
      <div className="box-body stack">
        {tags.length > 0 && (
          <ul className="tags">
            {tags.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-label={`Togli l’etichetta ${name}`}
                  aria-disabled={remove.busy}
                  onClick={() => remove.send(name)}
                >
                  {name} <X className="icon icon-s" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <form className="note-form" onSubmit={submit}>
          <input
            ref={field}
            className="input"
            aria-label="Nuova etichetta"
            placeholder="Nuova etichetta"
            list={proposed}
            maxLength={maxTagLength}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <datalist id={proposed}>
            {inUse
              .filter(({ name }) => !tags.includes(name))
              .map(({ name }) => (
                <option key={name} value={name} />
              ))}
          </datalist>
          <button type="submit" className="btn btn-small" aria-disabled={add.busy || !typed.trim()}>
            <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi
          </button>
        </form>
        <ErrorText>{error}</ErrorText>
      </div>
    </section>
  )
}
