import { useState } from 'react'
import { markRefundDone, sendRefundTo } from '#shared/contract/refunds/admin-refunds.ts'
import { romeDayOf } from '#shared/domain/hours/rome-time.ts'
import { isIban } from '#shared/domain/refunds/iban.ts'
import { euro } from '#web/features/admin/admin-format.ts'
import { StepDialog } from '#web/features/admin/orders/step-dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { useRefundCall } from './use-refund-call.ts'

interface Props {
  id: string
  amount: string
  onClose(): void
}

/** Where a transfer goes. */
export function AccountDialog({ id, amount, onClose }: Props) {
  const [account, setAccount] = useState({ iban: '', holder: '' })
  const [isAsked, setAsked] = useState(false)
  const { send, busy, error } = useRefundCall(
    (api, body: typeof account) => api(sendRefundTo, { params: { id }, body }),
    'IBAN salvato',
    onClose,
  )
  const isWrong = !isIban(account.iban)
  const isNameless = account.holder.trim().length < 2
  return (
    <StepDialog
      title="Dove va il bonifico"
      confirmLabel="Salva"
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (!isWrong && !isNameless) send(account)
      }}
    >
      <p>{euro(amount)} da restituire con un bonifico.</p>
      <Field label="IBAN" error={isAsked && isWrong ? 'L’IBAN non è valido: controlla le cifre.' : undefined}>
        <input
          value={account.iban}
          autoComplete="off"
          spellCheck={false}
          maxLength={42}
          onChange={({ target }) => setAccount({ ...account, iban: target.value })}
        />
      </Field>
      <Field label="Intestato a" error={isAsked && isNameless ? 'Scrivi a chi è intestato il conto.' : undefined}>
        <input
          value={account.holder}
          autoComplete="off"
          maxLength={70}
          onChange={({ target }) => setAccount({ ...account, holder: target.value })}
        />
      </Field>
    </StepDialog>
  )
}

/** The transfer was made, and on which day. */
export function DoneDialog({ id, amount, onClose }: Props) {
  const today = romeDayOf(new Date())
  const [day, setDay] = useState(today)
  const { send, busy, error } = useRefundCall(
    (api, when: string) => api(markRefundDone, { params: { id }, body: { day: when || null } }),
    'Rimborso segnato come fatto',
    onClose,
  )
  return (
    <StepDialog
      title="Bonifico fatto"
      confirmLabel={`Ho restituito ${euro(amount)}`}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => send(day)}
    >
      <p>Segnalo solo dopo aver restituito {euro(amount)}. Il cliente riceve un’e-mail.</p>
      <Field label="Giorno del bonifico">
        <input type="date" value={day} max={today} onChange={({ target }) => setDay(target.value)} />
      </Field>
    </StepDialog>
  )
}
