import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { adminOrderQuery } from '#web/admin/orders/order-parts/admin-order-queries.ts'
import { OrderSheets, type SheetKind } from '#web/admin/orders/order-sheet.tsx'
import { useApi } from '#web/platform/api.ts'

/** Of several orders: all of them or, with a reason, none. */
export function useOrderSheets(kind: SheetKind) {
  const api = useApi()
  const queries = useQueryClient()
  const [orders, setOrders] = useState<readonly AdminOrder[]>()
  const [isLoading, setLoading] = useState(false)
  const print = async (rows: readonly AdminOrderRow[]) => {
    if (isLoading) return
    setLoading(true)
    try {
      setOrders(await Promise.all(rows.map(({ id }) => queries.fetchQuery(adminOrderQuery(api, id)))))
    } catch (error) {
      sayError(messageOf(error, 'I fogli non si caricano: riprova.'))
    } finally {
      setLoading(false)
    }
  }
  return {
    isLoading,
    print: (rows: readonly AdminOrderRow[]) => void print(rows),
    sheets: orders && <OrderSheets kind={kind} orders={orders} onPrinted={() => setOrders(undefined)} />,
  }
}
