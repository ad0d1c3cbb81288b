import { useState } from 'react'
import { deleteOrderNote } from '#shared/contract/orders/admin-order-notes.ts'
import type { OrderNote } from '#shared/contract/orders/order-notes.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'

export function WrittenNote({ note: { id, text, createdAt } }: { note: OrderNote }) {
  const [isAsked, setAsked] = useState(false)
  const mayDelete = useMay()(deleteOrderNote)
  const [isGone, setGone] = useState(false)
  const { send, busy, error } = useAct({
    call: (api, note: number) => api(deleteOrderNote, { params: { id: String(note) } }),
    said: ofOrder('Nota eliminata'),
    onDone: () => setGone(true),
    failedHere: 'La nota non è stata eliminata.',
  })
  // Unmounts at once, with the pressed button: the focus returns to the order.
  if (isGone) return null
  return (
    <>
      <p className="event-quote above-6 text-s pre-line">{text}</p>
      {mayDelete && (
        <button
          type="button"
          className="btn-bare"
          aria-label={`Elimina la nota del ${momentText(createdAt)}`}
          onClick={() => setAsked(true)}
        >
          Elimina
        </button>
      )}
      {isAsked && (
        <AlertDialog
          open
          onClose={() => setAsked(false)}
          title="Eliminare la nota?"
          cancelLabel="Indietro"
          confirmLabel="Elimina"
          busy={busy}
          onConfirm={() => send(id)}
        >
          <p className="event-quote above-6 text-s pre-line">{text}</p>
          <ErrorText>{error}</ErrorText>
        </AlertDialog>
      )}
    </>
  )
}
