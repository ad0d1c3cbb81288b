import { uploadImage } from '#shared/contract/catalog/admin-images.ts'
import {
  countAdminProducts,
  createProduct,
  getAdminProduct,
  listAdminProducts,
  moveProductStock,
  updateProduct,
} from '#shared/contract/catalog/admin-products.ts'
import { listAdminShelves } from '#shared/contract/catalog/admin-shelves.ts'
import { exportCatalog, importCatalog } from '#shared/contract/intake/admin-catalog-file.ts'
import { exportAdminOrders, getAdminOrder, listAdminOrders } from '#shared/contract/orders/admin-orders.ts'
import {
  changeParcel,
  deliverParcel,
  packParcel,
  sendParcel,
  undoParcel,
} from '#shared/contract/orders/admin-parcels.ts'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import type { Scope } from '#shared/domain/accounts/scopes.ts'

/** All calls open to keys; all others are closed, whatever the scopes. docs/api.md describes it. */
export const scopeCalls: Readonly<Record<Scope, readonly Endpoint[]>> = {
  read_catalogue: [listAdminProducts, countAdminProducts, getAdminProduct, exportCatalog, listAdminShelves],
  // API clients cannot delete products, only switch them off.
  write_catalogue: [createProduct, updateProduct, moveProductStock, importCatalog, uploadImage],
  read_orders: [listAdminOrders, getAdminOrder, exportAdminOrders],
  ship: [packParcel, changeParcel, sendParcel, deliverParcel, undoParcel],
} as unknown as Record<Scope, readonly Endpoint[]>

const scopesOf = new Map<Endpoint, Scope[]>()
for (const [scope, calls] of Object.entries(scopeCalls))
  for (const call of calls) scopesOf.set(call, [...(scopesOf.get(call) ?? []), scope as Scope])

export const scopesFor = (call: Endpoint | undefined): readonly Scope[] => (call && scopesOf.get(call)) ?? []

/** Whether a key with these scopes may make a call. */
export function scopeAllows(scopes: readonly Scope[], call: Endpoint | undefined): boolean {
  return scopesFor(call).some((scope) => scopes.includes(scope))
}

/** Whether a call answers with orders, which are redacted. */
export const isOfOrders = (call: Endpoint | undefined) => scopeAllows(['read_orders', 'ship'], call)
