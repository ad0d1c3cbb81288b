import { useEffect, useRef } from 'react'
import {
  addAddress,
  type CustomerAddress,
  changeAddress,
  newCustomerAddress,
} from '#shared/contract/orders/customer-addresses.ts'
import { useApi } from '#web/platform/api.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { usePostalHint, useTownDoubts } from '#web/ui/form/use-postal-hint.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'

interface Props {
  /** Undefined: a new one. */
  address: CustomerAddress | undefined
  texts: AccountTexts
  onEnd(isSaved: boolean): void
}

export function AddressForm({ address: held, texts: t, onEnd }: Props) {
  const api = useApi()
  const top = useRef<HTMLFormElement>(null)
  const { label = '', name = '', phone = '', address = '', city = '', postalCode = '' } = held ?? {}
  const townDoubts = useTownDoubts({ city, postalCode })
  const { field, form, isSending, onSubmit, summary } = useContractForm({
    check: newCustomerAddress,
    values: { label, name, phone, address, city, postalCode },
    name: 'address',
    labels: { ...t.labels, ...t.addressLabels },
    doubts: townDoubts,
    onRefused: (description) => showToast({ variant: 'destructive', title: t.addressFailed, description }),
  })
  usePostalHint(form.watch('postalCode'))
  useEffect(() => top.current?.querySelector('input')?.focus(), [])
  return (
    <form
      method="dialog"
      ref={top}
      className="stack"
      noValidate
      aria-labelledby="addresses-title"
      onSubmit={onSubmit(async (body) => {
        await (held ? api(changeAddress, { params: { id: `${held.id}` }, body }) : api(addAddress, { body }))
        onEnd(true)
      })}
    >
      <ErrorSummary {...summary} />
      <div className="form">
        <TextField className="span-3" {...field('label')} hint={t.addressLabelHint} autoComplete="off" optional />
        <TextField className="span-3" {...field('name')} autoComplete={autofill.name} optional />
        <TextField {...field('address')} autoComplete={autofill.street} />
        <TextField className="span-2" {...field('postalCode')} inputMode="numeric" autoComplete={autofill.postalCode} />
        <TextField className="span-4" {...field('city')} autoComplete={autofill.city} />
        <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete={autofill.phone} optional />
      </div>
      <div className="row wraps">
        <SubmitButton isSending={isSending} busyLabel={t.updating}>
          {t.save}
        </SubmitButton>
        <button type="button" className="btn" onClick={() => onEnd(false)}>
          {t.cancel}
        </button>
      </div>
    </form>
  )
}
