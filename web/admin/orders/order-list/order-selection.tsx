import { Check, Printer, Truck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AdminOrderRow, OrderStep } from '#shared/contract/orders/admin-orders.ts'
import { some } from '#web/admin/admin-format.ts'
import { nextStepOf } from '#web/admin/orders/order-parts/order-labels.ts'
import { useMayTake } from '#web/admin/orders/use-order-steps.tsx'
import { useRowTicks } from '#web/admin/row-ticks.tsx'
import { TransfersDialog } from './transfers-dialog.tsx'
import { useOrderSheets } from './use-order-sheets.tsx'

const ShipSeveralDialog = lazy(() => import('./ship-several-dialog.tsx'))

export function useOrderSelection(orders: readonly AdminOrderRow[]) {
  const { ticked, isTicked, untick, clear, box, allBox, headBox } = useRowTicks(orders, {
    nameOf: ({ orderNumber }) => `Scegli ordine ${orderNumber}`,
    all: 'Scegli tutti in questa pagina',
  })
  const [shipping, setShipping] = useState<readonly AdminOrderRow[]>()
  const [confirming, setConfirming] = useState<readonly AdminOrderRow[]>()
  const { sheets, print, isLoading } = useOrderSheets('packing')
  const mayTake = useMayTake()
  const waiting = (step: OrderStep) => ticked.filter((order) => mayTake(step) && nextStepOf(order) === step)
  const leaving = waiting('ship')
  const transfers = waiting('confirm_payment')
  return {
    isTicked,
    box,
    headBox,
    // Where the table is a list of blocks, without a head.
    all: <div className="row admin-bulk when-blocks">{allBox}</div>,
    bar: (
      <>
        {ticked.length > 0 && (
          <section className="picked flex wraps spaced-8-16 align-center" aria-label="Ordini scelti">
            <span role="status">{some(ticked.length, 'ordine scelto', 'ordini scelti')}</span>
            {leaving.length > 0 && (
              <button type="button" className="btn btn-small" onClick={() => setShipping(leaving)}>
                <Truck className="icon icon-s" aria-hidden="true" />
                {leaving.length === 1 ? 'Spedisci quello scelto' : `Spedisci i ${leaving.length}`}
              </button>
            )}
            <button type="button" className="btn btn-small" aria-disabled={isLoading} onClick={() => print(ticked)}>
              {isLoading ? (
                <span className="spin" aria-hidden="true" />
              ) : (
                <Printer className="icon icon-s" aria-hidden="true" />
              )}
              {ticked.length === 1 ? 'Stampa la distinta' : `Stampa le ${ticked.length} distinte`}
            </button>
            {transfers.length > 0 && (
              <button type="button" className="btn btn-small" onClick={() => setConfirming(transfers)}>
                <Check className="icon icon-s" aria-hidden="true" /> Conferma{' '}
                {some(transfers.length, 'bonifico', 'bonifici')}
              </button>
            )}
            <button type="button" className="picked-end end underline bold" onClick={clear}>
              Togli la scelta
            </button>
          </section>
        )}
        {sheets}
        <Suspense>
          {shipping && (
            <ShipSeveralDialog orders={shipping} onShipped={untick} onClose={() => setShipping(undefined)} />
          )}
        </Suspense>
        {confirming && (
          <TransfersDialog orders={confirming} onConfirmed={untick} onClose={() => setConfirming(undefined)} />
        )}
      </>
    ),
  }
}
