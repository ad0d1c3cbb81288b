import { useState } from 'react'
import { markRefundDone, sendRefundTo } from '#shared/contract/orders/admin-refunds.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { euro } from '#web/admin/admin-format.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { StepDialog } from '#web/admin/orders/order-parts/step-dialog.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { AccountFields } from './account-fields.tsx'
import { accountErrors } from './refund-draft.ts'

interface Props {
  id: string
  amount: string
  onClose(): void
}

/** Where a transfer goes. */
export function AccountDialog({ id, amount, onClose }: Props) {
  const [account, setAccount] = useState({ iban: '', holder: '' })
  const [isAsked, setAsked] = useState(false)
  const { send, busy, error } = useAct({
    call: (api, body: typeof account) => api(sendRefundTo, { params: { id }, body }),
    said: ofOrder('IBAN salvato'),
    onDone: onClose,
    failedHere: 'Il rimborso non è stato registrato.',
  })
  const errors = accountErrors(account)
  return (
    <StepDialog
      title="Dove va il bonifico"
      confirmLabel="Salva"
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (Object.keys(errors).length === 0) send(account)
      }}
    >
      <p>{euro(amount)} da restituire con un bonifico.</p>
      <AccountFields
        account={account}
        errors={isAsked ? errors : {}}
        onChange={(part) => setAccount((before) => ({ ...before, ...part }))}
      />
    </StepDialog>
  )
}

/** The transfer was made, and on which day; or the money was given back in the shop. */
export function DoneDialog({ id, amount, inShop, onClose }: Props & { inShop: string | undefined }) {
  const today = romeDayOf(new Date())
  const [day, setDay] = useState(today)
  const { send, busy, error } = useAct({
    call: (api, when: string) => api(markRefundDone, { params: { id }, body: { day: when || null } }),
    said: ofOrder('Rimborso segnato come fatto'),
    onDone: onClose,
    failedHere: 'Il rimborso non è stato registrato.',
  })
  return (
    <StepDialog
      title={inShop ? 'Denaro restituito' : 'Bonifico fatto'}
      confirmLabel={`Ho restituito ${euro(amount)}`}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => send(day)}
    >
      <p>Segnalo solo dopo aver restituito {inShop ?? euro(amount)}. Il cliente riceve un’e-mail.</p>
      <Field label={inShop ? 'Giorno' : 'Giorno del bonifico'}>
        <input type="date" value={day} max={today} onChange={({ target }) => setDay(target.value)} />
      </Field>
    </StepDialog>
  )
}
