import { deleteProduct } from '#shared/contract/catalog/admin-products.ts'
import { listActsOf } from '#shared/contract/platform/admin-record.ts'
import type { Api } from '#web/platform/api.ts'
import { undoAct } from '../undo-calls.ts'

const deletion = `${deleteProduct.method} ${deleteProduct.path}`

/** Of a product's acts the deletion, whatever came after it. */
export async function undoDeletion(api: Api, id: number) {
  const acts = await api(listActsOf, { params: { kind: 'product', id: String(id) }, query: {} })
  const last = acts.find(({ action, undoes }) => action === deletion && undoes === null)
  return api(undoAct, { params: { id: String(last?.id) }, body: {} })
}
