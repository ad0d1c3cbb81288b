import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Places } from '#web/extensions/web-extension.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { chooseSlot } from '../counter-calls.ts'
import { pickUpTexts } from './pick-up-texts.ts'
import { SlotOptions, slotsQuery } from './slot-field.tsx'

type Props = Places['order.block'] & { items: readonly { productId: number | null }[]; lost: string }

/** For an order whose own time was gone when its payment came. */
export function OtherSlot({ orderNumber, accessKey, items, lost }: Props) {
  const t = pickUpTexts.useChunk()
  const api = useApi()
  const client = useQueryClient()
  const { data: slots = [], refetch } = useQuery({ ...slotsQuery(api, items), staleTime: 0 })
  const [start, setStart] = useState('')
  const save = useMutation({
    mutationFn: () => api(chooseSlot, { params: { orderNumber }, query: { k: accessKey }, body: { start } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['order', orderNumber] }),
    onError: () => {
      setStart('')
      void refetch()
    },
  })
  const isTaken = save.error instanceof ApiError && save.error.code === 'slot_taken'
  return (
    <form
      method="dialog"
      className="note note-warning column spaced-12 above-8"
      onSubmit={(event) => {
        event.preventDefault()
        if (start && !save.isPending) save.mutate()
      }}
    >
      <p>{t.block.lost(lost)}</p>
      {slots.length > 0 && (
        <>
          <Field label={t.block.other} error={save.error ? (isTaken ? t.block.taken : t.block.failed) : undefined}>
            <select value={start} onChange={({ target }) => setStart(target.value)}>
              <option value="" />
              <SlotOptions slots={slots} />
            </select>
          </Field>
          <button type="submit" className="btn btn-main" aria-disabled={!start || save.isPending}>
            {t.block.choose}
          </button>
        </>
      )}
    </form>
  )
}
