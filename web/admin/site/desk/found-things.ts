import { queryOptions } from '@tanstack/react-query'
import { listAdminCustomers } from '#shared/contract/accounts/admin-customers.ts'
import { listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { isOwnOrderRow, listAdminOrders } from '#shared/contract/orders/admin-orders.ts'
import { squeezed } from '#shared/domain/platform/fold-text.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { May } from '#web/admin/use-may.ts'
import type { Api } from '#web/platform/api.ts'
import { tabCalls } from './desk-sections.ts'
import type { Command } from './finder.ts'

const foundAtMost = '5'

export const foundQuery = (api: Api, text: string, may: May) =>
  queryOptions({
    queryKey: [...adminKey, 'palette', text],
    enabled: text.length > 1,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Command[]> => {
      const query = { q: text, limit: foundAtMost }
      const [orders, customers, products] = await Promise.all([
        may(tabCalls.ordini) ? api(listAdminOrders, { query: { ...query, after: '' } }, { signal }) : [],
        may(tabCalls.clienti) ? api(listAdminCustomers, { query }, { signal }) : [],
        api.withHeaders(listAdminProducts, { query }, { signal }),
      ])
      // Similar spellings are no answer to a person's name; a code is an exact match.
      const isSimilar = products.headers.get('x-match') === 'similar' && orders.length + customers.length > 0
      const items = products.data.filter(({ productCode }) => !isSimilar || squeezed(productCode) === squeezed(text))
      return [
        ...orders.map((order) => ({
          id: `ordine-${order.id}`,
          label: `Ordine ${order.orderNumber}`,
          note: isOwnOrderRow(order) ? order.customerName : `Negozio di prima, ${order.customerName}`,
          to: isOwnOrderRow(order)
            ? { tab: 'ordini' as const, apri: `ordine-${order.id}` }
            : { tab: 'ordini' as const, cerca: order.orderNumber },
        })),
        ...customers.map(({ id, name, email }) => ({
          id: `cliente-${id}`,
          label: name,
          note: `Cliente, ${email}`,
          to: { tab: 'clienti' as const, apri: `cliente-${id}` },
        })),
        ...items.map(({ id, name, productCode, category }) => ({
          id: `prodotto-${id}`,
          label: name,
          note: `Codice ${productCode}`,
          to: { tab: 'prodotti' as const, categoria: category, apri: `prodotto-${id}` },
        })),
      ]
    },
  })
