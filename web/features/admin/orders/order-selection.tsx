import { useQueryClient } from '@tanstack/react-query'
import { Check, Printer } from 'lucide-react'
import { useState } from 'react'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/admin-orders.ts'
import { useApi } from '#web/api.ts'
import { messageOf } from '#web/features/admin/admin-api.ts'
import { some } from '#web/features/admin/admin-format.ts'
import { adminOrderQuery } from '#web/features/admin/admin-order-queries.ts'
import { sayError } from '#web/features/admin/admin-toasts.ts'
import { nextStepOf } from '#web/features/admin/order-labels.ts'
import { OrderSheets } from '#web/features/admin/order-sheet.tsx'
import { TransfersDialog } from './transfers-dialog.tsx'

export type OrderSelection = ReturnType<typeof useOrderSelection>

/** Which orders of the page are ticked, and what can be done with all of them at once. */
export function useOrderSelection(orders: readonly AdminOrderRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [confirming, setConfirming] = useState<readonly AdminOrderRow[]>()
  const { sheets, print, isLoading } = usePackingSheets()
  const ticked = orders.filter(({ id }) => ids.has(id))
  const transfers = ticked.filter((order) => nextStepOf(order) === 'confirm_payment')
  const isAll = ticked.length === orders.length
  const tick = (changed: readonly string[], isTicked: boolean) => {
    const next = new Set(ids)
    for (const id of changed) {
      if (isTicked) next.add(id)
      else next.delete(id)
    }
    setIds(next)
  }
  return {
    isTicked: (order: AdminOrderRow) => ids.has(order.id),
    /** The box of one row. */
    box: ({ id, orderNumber }: AdminOrderRow) => (
      <span className="check adm-box">
        <input
          type="checkbox"
          aria-label={`Scegli ordine ${orderNumber}`}
          checked={ids.has(id)}
          onChange={({ target }) => tick([id], target.checked)}
        />
      </span>
    ),
    all: (
      <div className="row adm-bulk">
        <label className="check">
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = ticked.length > 0 && !isAll
            }}
            onChange={({ target }) =>
              tick(
                orders.map(({ id }) => id),
                target.checked,
              )
            }
          />
          <span>Scegli tutti in questa pagina</span>
        </label>
      </div>
    ),
    bar: (
      <>
        {ticked.length > 0 && (
          <section className="picked" aria-label="Ordini scelti">
            <span role="status">{some(ticked.length, 'ordine scelto', 'ordini scelti')}</span>
            <button type="button" className="btn btn-s" aria-disabled={isLoading} onClick={() => print(ticked)}>
              {isLoading ? (
                <span className="spin" aria-hidden="true" />
              ) : (
                <Printer className="i i-s" aria-hidden="true" />
              )}
              {ticked.length === 1 ? 'Stampa la distinta' : `Stampa le ${ticked.length} distinte`}
            </button>
            {transfers.length > 0 && (
              <button type="button" className="btn btn-s" onClick={() => setConfirming(transfers)}>
                <Check className="i i-s" aria-hidden="true" /> Conferma {some(transfers.length, 'bonifico', 'bonifici')}
              </button>
            )}
            <button type="button" className="picked-end" onClick={() => setIds(new Set())}>
              Togli la scelta
            </button>
          </section>
        )}
        {sheets}
        {confirming && (
          <TransfersDialog
            orders={confirming}
            onConfirmed={(id) => setIds((now) => new Set([...now].filter((one) => one !== id)))}
            onClose={() => setConfirming(undefined)}
          />
        )}
      </>
    ),
  }
}

/** One packing list an order, on a page of its own; all of them or, with a reason, none. */
function usePackingSheets() {
  const api = useApi()
  const queries = useQueryClient()
  const [printed, setPrinted] = useState<readonly AdminOrder[]>()
  const [isLoading, setLoading] = useState(false)
  const print = async (rows: readonly AdminOrderRow[]) => {
    if (isLoading) return
    setLoading(true)
    try {
      setPrinted(await Promise.all(rows.map(({ id }) => queries.fetchQuery(adminOrderQuery(api, id)))))
    } catch (error) {
      sayError(messageOf(error, 'Le distinte non si caricano: riprova.'))
    } finally {
      setLoading(false)
    }
  }
  return {
    isLoading,
    print: (rows: readonly AdminOrderRow[]) => void print(rows),
    sheets: printed && <OrderSheets kind="packing" orders={printed} onPrinted={() => setPrinted(undefined)} />,
  }
}
