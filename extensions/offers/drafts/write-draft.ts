import { hash } from 'node:crypto'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import { countReductions, listPriceOf, quoteSale } from '#server/orders/checkout/sale-prices.ts'
import { lockSpender } from '#server/orders/spending/spend-limit.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { newSecretToken } from '#server/platform/secret-token.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { NewDraft } from './draft-calls.ts'
import type { DraftContent } from './draft-content.ts'
import { type DraftRow, findDraft, insertDraft, lockDraft, updateDraft } from './draft-repository.ts'
import { stateOf } from './draft-view.ts'

const dayMs = 86_400_000
const usualDays = 7
const mostDays = 366

/** @throws Problem of quoteSale; 409 idempotency_conflict; 403 beyond the limit of the person's day */
export async function createDraft(
  deps: Deps,
  body: NewDraft,
  requestKey: string | null,
): Promise<{ id: string; isNew: boolean }> {
  const requestHash = hash('sha256', JSON.stringify(body))
  return inTransaction(deps.database, async (tx) => {
    await lockSpender(tx)
    const at = deps.clock()
    const earlier = requestKey ? await findDraft(tx, { requestKey }) : undefined
    if (earlier) return { id: sameRequest(earlier, requestHash), isNew: false }
    const written = await write(tx, deps, body, { at, countedCents: 0 })
    const stored = await insertDraft(tx, { ...written, key: newSecretToken(), requestKey, requestHash, createdAt: at })
    if (stored) return { id: stored.id, isNew: true }
    const other = requestKey ? await findDraft(tx, { requestKey }) : undefined
    if (!other) throw new Error('a draft was neither stored nor there')
    return { id: sameRequest(other, requestHash), isNew: false }
  })
}

function sameRequest({ id, requestHash }: DraftRow, asked: string): string {
  if (requestHash !== asked) throw problem('idempotency_conflict')
  return id
}

/** An expired one can be written again with a later day. @throws Problem 404 draft_unknown, 410 draft_closed */
export function changeDraft(deps: Deps, id: string, body: NewDraft): Promise<void> {
  return inTransaction(deps.database, async (tx) => {
    await lockSpender(tx)
    const draft = await lockUnordered(tx, id)
    const countedCents = draft.content.reducedCents
    await updateDraft(tx, id, await write(tx, deps, body, { at: deps.clock(), countedCents }))
  })
}

async function write(tx: Tx, deps: Deps, body: NewDraft, { at, countedCents }: { at: Date; countedCents: number }) {
  const expiresAt = body.expiresAt ? new Date(body.expiresAt) : new Date(+at + usualDays * dayMs)
  if (expiresAt <= at || +expiresAt > +at + mostDays * dayMs) throw invalidInput({ expiresAt: 'field_draft_expiry' })
  const delivery = body.delivery ?? 'courier'
  const language = body.language ?? 'it'
  const quote = await quoteSale(tx, deps, body.items, { method: delivery, isInShop: false })
  // A second change counts only what it takes off beyond the first.
  const moreCents = Math.max(0, quote.reducedCents - countedCents)
  await countReductions(tx, { ...quote, reducedCents: moreCents }, at)
  const ids = quote.lines.map(({ productId }) => productId)
  const listed = await listOrderableProducts(tx, ids, language, deps.shop)
  const lines = quote.lines.map(({ productId, size, quantity, unitCents, name, productCode }) => {
    const asked = body.items.find((item) => item.productId === productId && (item.size ?? size) === size)
    const shown = listed.find(({ id }) => id === productId)?.name ?? name
    const listCents = listPriceOf(listed, { productId, size })
    const reason = unitCents === listCents ? null : (asked?.reason ?? null)
    return { productId, size, quantity, unitCents, listCents, reason, name: shown, productCode }
  })
  const { name, email, phone } = body.customer
  const content: DraftContent = {
    ...{ lines, delivery, language, message: body.message?.trim() || null },
    ...{ customer: { name, email: email || null, phone: phone ?? null } },
    reducedCents: Math.max(countedCents, quote.reducedCents),
  }
  return { content, shippingCents: quote.shippingCents, expiresAt }
}

/** @throws Problem 404 draft_unknown, 410 draft_closed */
export function withdrawDraft(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps.database, async (tx) => {
    await lockUnordered(tx, id)
    await updateDraft(tx, id, { withdrawnAt: deps.clock() })
  })
}

/** @throws Problem 404 draft_unknown, 410 draft_closed, 409 draft_without_email */
export function sendDraft(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps.database, async (tx) => {
    const at = deps.clock()
    const draft = await lockUnordered(tx, id)
    if (stateOf(draft, at) !== 'open') throw problem('draft_closed')
    const { customer, message, language, delivery, lines } = draft.content
    if (!customer.email) throw problem('draft_without_email')
    const data = {
      ...{ key: draft.key, customerName: customer.name, message, expiresAt: draft.expiresAt.toISOString() },
      ...{ delivery, shippingCents: draft.shippingCents },
      lines: lines.map(({ name, size, quantity, unitCents }) => ({ name, size, quantity, unitCents })),
    }
    const about = `${id}/${at.getTime()}`
    await enqueueMail(tx, { kind: 'draft_offer', about, to: customer.email, language, data, at, isByHand: true })
    await updateDraft(tx, id, { sentAt: at })
  })
}

async function lockUnordered(tx: Tx, id: string): Promise<DraftRow> {
  const draft = await lockDraft(tx, id)
  if (!draft) throw problem('draft_unknown')
  if (draft.orderId || draft.withdrawnAt) throw problem('draft_closed')
  return draft
}
