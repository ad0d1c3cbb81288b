import { queryOptions } from '@tanstack/react-query'
import { listAdminCustomers } from '#shared/contract/accounts/admin-customers.ts'
import { listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { isOwnOrderRow, listAdminOrders } from '#shared/contract/orders/admin-orders.ts'
import { categories } from '#shared/domain/catalog/categories.ts'
import { foldText, squeezed } from '#shared/domain/platform/fold-text.ts'
import { type AdminAddress, adminPlaces } from '#web/admin/admin-address.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import type { Api } from '#web/api.ts'
import { deskSections, placeNames } from './desk-sections.ts'

export interface Command {
  id: string
  label: string
  note?: string
  to: AdminAddress
}

const places: readonly Command[] = [
  { id: 'nuovo', label: 'Aggiungi Prodotto', to: { apri: 'prodotto-nuovo' } },
  ...categories.map((categoria) => ({
    id: categoria,
    label: `Prodotti: ${categoryNames[categoria]}`,
    to: { categoria },
  })),
  { id: 'scaffali', label: 'Scaffali', to: { vista: 'scaffali' } },
  { id: 'dati', label: 'Dati degli articoli', to: { vista: 'dati' } },
  { id: 'scorta', label: 'Prodotti sotto scorta', to: { stato: 'scorta' } },
  { id: 'ordini', label: 'Ordini', to: { tab: 'ordini' } },
  { id: 'verificare', label: 'Bonifici da verificare', to: { tab: 'ordini', stato: 'to_confirm' } },
  { id: 'spedire', label: 'Ordini da spedire', to: { tab: 'ordini', stato: 'to_ship' } },
  { id: 'resi', label: 'Resi e recessi', to: { tab: 'ordini', vista: 'resi' } },
  { id: 'recensioni', label: 'Recensioni', to: { tab: 'recensioni' } },
  { id: 'attesa', label: 'Recensioni in attesa', to: { tab: 'recensioni', stato: 'attesa' } },
  { id: 'clienti', label: 'Clienti', to: { tab: 'clienti' } },
  ...adminPlaces.flatMap((tab) =>
    deskSections[tab].map(({ id, label }) => ({
      id: `${tab}-${id}`,
      label: `${placeNames[tab]}: ${label}`,
      to: { tab, vista: id },
    })),
  ),
]

export function placesFor(text: string): readonly Command[] {
  const words = foldText(text).split(/\s+/)
  return places.filter(({ label }) => words.every((word) => foldText(label).includes(word)))
}

const foundAtMost = '5'

export const foundQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: [...adminKey, 'palette', text],
    enabled: text.length > 1,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Command[]> => {
      const query = { q: text, limit: foundAtMost }
      const [orders, customers, products] = await Promise.all([
        api(listAdminOrders, { query }, { signal }),
        api(listAdminCustomers, { query }, { signal }),
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
          to: { categoria: category, apri: `prodotto-${id}` },
        })),
      ]
    },
  })
