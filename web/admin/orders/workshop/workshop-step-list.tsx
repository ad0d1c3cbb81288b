import { Check } from 'lucide-react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { moveWorkshopStepCall } from '#shared/contract/orders/admin-workshop.ts'
import { isInWorkshop, type WorkshopStep } from '#shared/domain/platform/states/workshop-steps.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { workshopStepNames } from './workshop-step-names.ts'
import './order-work.css'

/** One tap sets the workshop progress; a tap on the last finished step undoes it. */
export function WorkshopSteps({ order }: { order: AdminOrder }) {
  const { send, busy, error } = useAct({
    call: (api, step: WorkshopStep | null) => api(moveWorkshopStepCall, { params: { id: order.id }, body: { step } }),
    said: ofOrder('Officina aggiornata'),
    failedHere: 'Il passo non è stato salvato.',
  })
  const mayMove = useMay()(moveWorkshopStepCall)
  const { work } = order
  const isOpen = isInWorkshop(order)
  const last = work.findLastIndex(({ at }) => at)
  // Whatever is no bicycle is only packed, which its parcels tell.
  if (work.length <= 1 || (!isOpen && last < 0)) return null
  return (
    <section className="box" aria-labelledby="order-work">
      <div className="box-head">
        <h3 id="order-work">Officina</h3>
      </div>
      <div className="box-body">
        <ol className="workshop-steps flex wraps">
          {work.map(({ step, at }, i) => {
            const before = work[i - 1]?.step ?? null
            // Parcels that are packed are undone where parcels are.
            const isBusy = busy || !isOpen || !mayMove || (step === 'packed' && order.parcels.length > 0)
            return (
              <li className="grid spaced-4" key={step}>
                <button
                  type="button"
                  className="btn full-width"
                  aria-pressed={at !== null}
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && send(i === last ? before : step)}
                >
                  {at && <Check className="icon icon-s" aria-hidden="true" />}
                  <span className="capitalized">{workshopStepNames[step]}</span>
                </button>
                {at && (
                  <time dateTime={at} className="small muted">
                    {momentText(at)}
                  </time>
                )}
              </li>
            )
          })}
        </ol>
        <ErrorText>{error}</ErrorText>
      </div>
    </section>
  )
}
