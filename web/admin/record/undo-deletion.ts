import { listActsOf, undoAct } from '#shared/contract/platform/admin-record.ts'
import type { Api } from '#web/api.ts'

/** Of a product that was deleted a moment ago. */
export async function undoDeletion(api: Api, id: number) {
  const [deletion] = await api(listActsOf, { params: { kind: 'product', id: String(id) }, query: { limit: '1' } })
  return api(undoAct, { params: { id: String(deletion?.id) }, body: {} })
}
