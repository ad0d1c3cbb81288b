import { useState } from 'react'
import { addOrderNote } from '#shared/contract/orders/admin-order-notes.ts'
import { maxNoteLength } from '#shared/contract/orders/order-notes.ts'
import { ofOrder } from '#web/admin/orders/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { ErrorText } from '#web/ui/error-text.tsx'

/** The input stays until it is stored. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [text, setText] = useState('')
  const { send, busy, error } = useAct({
    call: (api, request: string) => api(addOrderNote, { params: { id: orderId }, body: { text: request } }),
    said: ofOrder('Nota salvata'),
    onDone: () => setText(''),
    failedHere: 'La nota non è stata salvata.',
  })
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
      <ErrorText>{error}</ErrorText>
    </form>
  )
}
