import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { listOrders } from '#server/orders/admin-orders/admin-order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { FactsValue } from '#shared/contract/site/facts-setting.ts'
import type { PaymentsValue } from '#shared/contract/site/payments-setting.ts'
import { ibanEnd } from '#shared/domain/platform/shop/iban.ts'

type MailDeps = Pick<Deps, 'shop' | 'clock'>

/** Told to the address that the shop has had until now: a stranger in the dashboard could change both. */
export const mailBankChanged =
  ({ shop, clock }: MailDeps) =>
  async (tx: Tx, before: PaymentsValue, after: PaymentsValue): Promise<void> => {
    const [from, to] = [ibanEnd(before.iban), ibanEnd(after.iban)]
    await tellShop(tx, shop.email, clock(), { what: 'bank', before: from, after: to })
  }

export const mailEmailChanged =
  ({ clock }: MailDeps) =>
  async (tx: Tx, before: FactsValue, after: FactsValue): Promise<void> => {
    if (before.email === after.email) return
    await tellShop(tx, before.email, clock(), { what: 'email', before: before.email, after: after.email })
  }

async function tellShop(tx: Tx, to: string, at: Date, what: { what: 'bank' | 'email'; before: string; after: string }) {
  const unpaid = { task: 'to_confirm', limit: 1, offset: 0, now: at, isProgram: false } as const
  const data = { ...what, at: at.toISOString(), unpaidOrders: (await listOrders(tx, unpaid)).total }
  await enqueueMail(tx, { kind: 'shop_changed', about: `${what.what}/${data.at}`, to, language: 'it', data, at })
}
