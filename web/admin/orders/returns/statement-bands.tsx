import { lazy, Suspense, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { withdrawalLife } from '#shared/domain/orders/returns/withdrawal-states.ts'
import { lastDayText, momentText } from '#web/admin/admin-format.ts'
import './returns-admin.css'

const OpenReturnDialog = lazy(() => import('./open-return-dialog.tsx'))

/** Statements of withdrawal without a return: staff assign their items. */
export function StatementBands({ order }: { order: AdminOrder }) {
  const [asked, setAsked] = useState<string>()
  const bare = order.withdrawals.filter(
    ({ reference, state }) =>
      withdrawalLife.open.some((one) => one === state) &&
      order.returns.every(({ withdrawalReference }) => withdrawalReference !== reference),
  )
  const mayOpen = order.paymentStatus === 'paid' && order.orderStatus !== 'cancelled'
  return (
    <>
      {bare.map(({ reference, createdAt, refundDueAt }) => (
        <section key={reference} className="band flex outlined" aria-label={`Recesso ${reference}`}>
          <div className="band-text">
            <h3>Recesso: denaro da restituire entro il {lastDayText(refundDueAt)}</h3>
            <p className="small muted above-4">
              <span className="num">{reference}</span> · Dichiarato il {momentText(createdAt)}.
            </p>
          </div>
          {mayOpen && (
            <div className="band-actions column spaced-8">
              <button
                type="button"
                className="btn btn-main"
                aria-label={`Scegli gli articoli di ${reference}`}
                onClick={() => setAsked(reference)}
              >
                Scegli gli articoli
              </button>
            </div>
          )}
        </section>
      ))}
      <Suspense>
        {asked && <OpenReturnDialog order={order} withdrawalReference={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  )
}
