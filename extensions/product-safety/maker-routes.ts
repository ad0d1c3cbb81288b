import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { changeMaker, createMaker, deleteMaker, listMakers, type NewMaker } from './maker-calls.ts'
import {
  deleteMakerRow,
  findMaker,
  findMakerOfKey,
  insertMaker,
  listAllMakers,
  listProductsOfMaker,
  listTakenBrands,
  replaceBrands,
  updateMaker,
} from './maker-repository.ts'

/** @throws Problem 400 for a brand of another maker */
async function storeBrands(tx: Tx, id: number, { brands }: NewMaker): Promise<void> {
  if (!brands) return
  if ((await listTakenBrands(tx, brands, id)).length > 0) throw invalidInput({ brands: 'field_brand_taken' })
  await replaceBrands(tx, id, brands)
  tx.onCommit.products(await listProductsOfMaker(tx, id))
}

export function makerRoutes(app: FastifyInstance, { database, clock }: Deps): void {
  const read = async (id: number) => {
    const found = await findMaker(database.db, id)
    if (!found) throw problem('maker_unknown')
    return found
  }

  route(app, listMakers, () => listAllMakers(database.db))

  route(app, createMaker, async ({ body, request, reply }) => {
    const requestKey = idempotencyKeyOf(request) ?? null
    const requestHash = requestKey && hash('sha256', JSON.stringify(body))
    const id = await inTransaction(database, async (tx) => {
      const made = await insertMaker(tx, body, { requestKey, requestHash }, clock())
      if (made !== undefined) {
        await storeBrands(tx, made, body)
        return made
      }
      const earlier = requestKey === null ? undefined : await findMakerOfKey(tx, requestKey)
      if (earlier?.requestHash !== requestHash) throw problem('idempotency_conflict')
      reply.code(200)
      return earlier?.id
    })
    if (id === undefined) throw problem('maker_unknown')
    return read(id)
  })

  route(app, changeMaker, async ({ params: { id }, body }) => {
    await inTransaction(database, async (tx) => {
      tx.onCommit.products(await listProductsOfMaker(tx, id))
      if (!(await updateMaker(tx, id, body))) throw problem('maker_unknown')
      await storeBrands(tx, id, body)
    })
    return read(id)
  })

  route(app, deleteMaker, async ({ params: { id }, reply }) => {
    await inTransaction(database, async (tx) => {
      tx.onCommit.products(await listProductsOfMaker(tx, id))
      if (!(await deleteMakerRow(tx, id))) throw problem('maker_unknown')
    })
    reply.code(204)
    return undefined
  })
}
