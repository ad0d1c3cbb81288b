import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { handOverCode, receiveBicycle } from '../garage-calls.ts'
import type { GarageTexts } from './garage-texts.ts'
import { ownBikesQuery } from './own-bike-queries.ts'

/** Where a new owner enters the code. */
export function ReceiveBicycle({ texts: t }: { texts: GarageTexts['handOver'] }) {
  const api = useApi()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const form = useContractForm({ check: handOverCode, values: { code: '' }, name: 'receive-bike', labels: t.labels })
  if (!isOpen)
    return (
      <button type="button" className="link small as-target" onClick={() => setOpen(true)}>
        {t.haveCode}
      </button>
    )
  return (
    <form
      method="dialog"
      className="stack stack-12"
      noValidate
      onSubmit={form.onSubmit(async (body) => {
        const { name } = await api(receiveBicycle, { body })
        await queries.invalidateQueries({ queryKey: ownBikesQuery(api).queryKey })
        setOpen(false)
        showToast({ title: t.received, description: name })
      })}
    >
      <ErrorSummary {...form.summary} />
      <TextField
        {...form.field('code')}
        hint={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <div>
        <SubmitButton className="btn btn-main" isSending={form.isSending} busyLabel={t.receiving}>
          {t.receive}
        </SubmitButton>
      </div>
    </form>
  )
}
