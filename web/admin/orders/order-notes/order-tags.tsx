import { X } from 'lucide-react'
import { useRef } from 'react'
import { removeOrderTag } from '#shared/contract/orders/admin-order-notes.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { TagList } from './tag-list.tsx'
import './order-notes.css'

/** An order's tags: one press takes one away. */
export function OrderTags({ order: { id, tags } }: { order: AdminOrder }) {
  const mayRemove = useMay()(removeOrderTag)
  const list = useRef<HTMLUListElement>(null)
  const remove = useAct({
    call: (api, name: string) => api(removeOrderTag, { params: { id, name } }),
    said: ofOrder('Etichetta tolta'),
    // The button pressed is gone.
    onDone: () => list.current?.focus({ preventScroll: true }),
    failedHere: 'L’etichetta non è stata tolta.',
  })
  if (!mayRemove) return tags.length > 0 && <TagList tags={tags} />
  return (
    <>
      <ul className="tags wraps" aria-label="Etichette" ref={list} tabIndex={-1}>
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
      <ErrorText>{remove.error}</ErrorText>
    </>
  )
}
