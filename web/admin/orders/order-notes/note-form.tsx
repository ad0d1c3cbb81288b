import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { addOrderNote, addOrderTag } from '#shared/contract/orders/admin-order-notes.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { maxNoteLength } from '#shared/contract/orders/order-notes.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { openTag, readEntry } from './note-entry.ts'
import { orderTagsQuery } from './order-tag-queries.ts'

const proposed = 6

/** A note, tags behind `#`, or both. The input stays until it is stored; tags in use are proposed. */
export function NoteForm({ order }: { order: AdminOrder }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  const { data: inUse = [] } = useQuery(orderTagsQuery(useApi()))
  const params = { id: order.id }
  const { send, busy, error } = useAct({
    call: async (api, written: string) => {
      const { tags, note } = readEntry(written)
      let changed = order
      // Tags first: sent again after a failure they are there once, a note would be there twice.
      for (const name of tags) changed = await api(addOrderTag, { params, body: { name } })
      return note ? api(addOrderNote, { params, body: { text: note } }) : changed
    },
    said: (changed, written) => ofOrder(readEntry(written).note ? 'Nota salvata' : 'Etichetta aggiunta')(changed),
    onDone: () => setText(''),
    failedHere: 'Non è stato salvato.',
  })
  const begun = openTag(text)
  const fitting = inUse.filter(
    ({ name }) => !/\s/.test(name) && !order.tags.includes(name) && name.startsWith(begun ?? '\n'),
  )
  const complete = (name: string) => {
    setText(`${text.slice(0, text.lastIndexOf('#'))}#${name} `)
    field.current?.focus()
  }
  return (
    <form
      method="dialog"
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) send(text)
      }}
    >
      <textarea
        ref={field}
        className="input"
        aria-label="Scrivi una nota"
        aria-describedby={hint}
        placeholder="Scrivi una nota, o #etichetta"
        rows={1}
        maxLength={maxNoteLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn btn-small" aria-disabled={busy || !text.trim()}>
        {busy && <span className="spin" aria-hidden="true" />}Salva
      </button>
      {fitting.length > 0 && (
        <ul className="tags wraps note-below" aria-label="Etichette in uso">
          {fitting.slice(0, proposed).map(({ name }) => (
            <li key={name}>
              <button type="button" onClick={() => complete(name)}>
                #{name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted note-below" id={hint}>
        La vedete solo voi. Una parola con # davanti diventa un’etichetta e si cerca.
      </p>
      <ErrorText>{error}</ErrorText>
    </form>
  )
}
