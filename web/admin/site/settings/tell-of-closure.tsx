import { useQuery } from '@tanstack/react-query'
import {
  type ClosureCustomer,
  type ClosureDays,
  listClosureCustomers,
  mailClosureCustomers,
} from '#shared/contract/site/hours-setting.ts'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'
import { some } from '#web/admin/admin-format.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { DialogAnswers } from '#web/admin/dialog-answers.tsx'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'

const dayName = (day: string) => exceptionDays({ from: day, to: day }, 'it')

export const customersTold = (told: number): string => some(told, 'cliente avvisato', 'clienti avvisati')

export async function tellCustomers(api: Api, { from, to }: ClosureDays): Promise<number> {
  return (await api(mailClosureCustomers, { params: { from, to } })).told
}

function ofCustomer({ isReady, promisedFor, arrivesOn }: ClosureCustomer): string {
  const next = arrivesOn && dayName(arrivesOn)
  if (isReady) return `pronto per il ritiro${next ? `, di nuovo da ${next}` : ''}`
  return `promessa ${promisedFor ? dayName(promisedFor) : ''}${next ? `, arriverebbe ${next}` : ''}`
}

/** The orders that a closure touches, the first ones by name. */
export function ClosureCustomers({ customers, most }: { customers: readonly ClosureCustomer[]; most: number }) {
  return (
    <>
      <ul>
        {customers.slice(0, most).map((one) => (
          <li key={one.id}>
            <a href={`/admin?tab=ordini&apri=ordine-${one.id}`}>{one.orderNumber}</a>, {one.customerName}:{' '}
            {ofCustomer(one)}
          </li>
        ))}
      </ul>
      {customers.length > most && <p>e altri {customers.length - most}.</p>}
    </>
  )
}

const mostInDialog = 100

/** Who has no mail yet about a closure in force. */
export function TellCustomersDialog({ days, name, onClose }: { days: ClosureDays; name: string; onClose(): void }) {
  const { from, to } = days
  const query = useQuery({ ...readQuery(useApi(), listClosureCustomers, { params: { from, to } }), ...openedFresh })
  const tell = useAct({
    call: tellCustomers,
    said: customersTold,
    failedHere: 'Non tutti sono avvisati. Riprova.',
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={`Avvisa i clienti: ${name}`} size="auth" focus="title">
      <div className="dialog-body">
        <Loaded query={query} failure="I clienti non si caricano.">
          {(customers) =>
            customers.length === 0 ? (
              <p>Nessuno da avvisare: per questa chiusura non si sposta niente, o lo sanno già tutti.</p>
            ) : (
              <form
                method="dialog"
                className="grid spaced-16"
                onSubmit={(event) => {
                  event.preventDefault()
                  tell.send(days)
                }}
              >
                <p>
                  Ognuno riceve una mail sola, nella lingua del suo ordine. Il nuovo giorno diventa quello promesso, e
                  resta scritto nella storia dell’ordine.
                </p>
                <ClosureCustomers customers={customers} most={mostInDialog} />
                <DialogAnswers
                  error={tell.error}
                  confirmLabel={customers.length === 1 ? 'Manda la mail' : `Manda ${customers.length} mail`}
                  busy={tell.busy}
                  onClose={onClose}
                />
              </form>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}
