import { useState } from 'react'
import { addOrderNote } from '#shared/contract/orders/admin-order-notes.ts'
import { maxNoteLength } from '#shared/contract/orders/order-notes.ts'
import { useRefundCall } from '#web/admin/orders/refunds/use-refund-call.ts'

/** The input stays until it is stored. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [text, setText] = useState('')
  const { send, busy, error } = useRefundCall(
    (api, wish: string) => api(addOrderNote, { params: { id: orderId }, body: { text: wish } }),
    'Nota salvata',
    () => setText(''),
    'La nota non è stata salvata.',
  )
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) send(text)
      }}
    >
      <textarea
        className="input"
        aria-label="Scrivi una nota"
        placeholder="Scrivi una nota: la vedete solo voi"
        rows={1}
        maxLength={maxNoteLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn btn-small" aria-disabled={busy || !text.trim()}>
        {busy && <span className="spin" aria-hidden="true" />}Salva
      </button>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </form>
  )
}
