import { useState } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useAct } from '#web/admin/use-act.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { type TakenTender, TenderFields, tenderBody } from '../../counter/admin/tender-fields.tsx'
import type { Job } from '../jobs/job-calls.ts'
import { handOverJob } from '../jobs/sale-calls.ts'
import '../../counter/admin/counter.css'

const attempt = createSendAttempt('job-sale')
const exact = (cents: number): TakenTender => ({ tender: 'cash', cents, receivedCents: cents })

/** What is to pay, how, and the bicycle goes home. */
export function HandOverJobDialog({ job, onClose }: { job: Job; onClose(): void }) {
  const dueCents = job.isPaid ? 0 : centsOf(job.total)
  const [taken, setTaken] = useState<readonly TakenTender[]>([])
  const [last, setLast] = useState<TakenTender | undefined>(() => exact(dueCents))
  const tenders = dueCents === 0 ? [] : last ? [...taken, last] : taken
  const isPaid = tenders.reduce((sum, { cents }) => sum + cents, 0) === dueCents
  const body = { tenders: tenderBody(tenders) }
  const give = useAct({
    call: (api) => {
      const headers = { 'idempotency-key': attempt.keyFor({ job: job.id, ...body }) }
      return api(handOverJob, { params: { id: String(job.id) }, body }, { headers })
    },
    said: ({ change }) => [
      `Bici consegnata, ${job.number}`,
      centsOf(change) > 0 ? `Resto ${formatEuro(centsOf(change))}` : undefined,
    ],
    failedHere: 'Non è stato incassato né consegnato niente. Riprova.',
    onDone: () => {
      attempt.forget()
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={`Consegna ${job.number}, ${job.name}`} size="product" focus="title">
      <form
        method="dialog"
        className="dialog-body column spaced-16"
        onSubmit={(event) => {
          event.preventDefault()
          if (isPaid && !give.busy) give.send()
        }}
      >
        {dueCents > 0 ? (
          <TenderFields
            key={taken.length}
            {...{ dueCents, taken }}
            onTaken={(next) => {
              setTaken(next)
              setLast(exact(dueCents - next.reduce((sum, { cents }) => sum + cents, 0)))
            }}
            onLast={setLast}
          />
        ) : (
          <p>{job.isPaid ? 'È già pagata.' : 'Non c’è niente da pagare.'}</p>
        )}
        {give.error && (
          <p className="note note-error" role="alert">
            {give.error}
          </p>
        )}
        <SubmitButton isSending={give.busy} className="btn btn-main btn-wide">
          {dueCents > 0 ? 'Incassato e consegnata' : 'Consegnata'}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
