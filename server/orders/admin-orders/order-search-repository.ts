import { type Column, or, type SQL, sql } from 'drizzle-orm'
import { tables } from '#server/platform/database/database.ts'
import { containsText } from '#server/platform/database/text-match-repository.ts'
import { isIban, normalizeIban } from '#shared/domain/orders/iban.ts'

const { bankCredits, orderEvents, orderItems, orderNotes, orders, orderTags, parcels, refunds, returns, withdrawals } =
  tables

/** Columns of the order itself. */
const own = [
  orders.orderNumber,
  orders.customerName,
  orders.customerEmail,
  orders.city,
  orders.bankReference,
  orders.trackingCode,
]

const said = (key: string) => sql`${orderEvents.data} ->> ${sql.raw(`'${key}'`)}`

interface Told {
  orderId: Column
  texts: readonly (Column | SQL)[]
}

/** What may be shown of an order elsewhere, and what staff see. */
const shown: readonly Told[] = [
  { orderId: orderItems.orderId, texts: [orderItems.name, orderItems.productCode] },
  { orderId: parcels.orderId, texts: [parcels.trackingCode] },
]

/** Staff only: notes, reasons, payers, timeline. */
const inner: readonly Told[] = [
  { orderId: orderNotes.orderId, texts: [orderNotes.text] },
  { orderId: orderTags.orderId, texts: [orderTags.name] },
  { orderId: refunds.orderId, texts: [refunds.note, refunds.holder] },
  { orderId: returns.orderId, texts: [returns.code, returns.trackingCode, returns.reason, returns.refusedReason] },
  { orderId: withdrawals.orderId, texts: [withdrawals.reference] },
  { orderId: bankCredits.orderId, texts: [bankCredits.payer, bankCredits.text] },
  // Former codes and reasons.
  { orderId: orderEvents.orderId, texts: [said('reason'), said('trackingCode'), said('before')] },
]

/**
 * Whether an order or its related records contain a text.
 * @param isProgram searches only the fields that an API client may read (rule 851): a match would reveal the others
 */
export function isAbout(text: string, isProgram: boolean): SQL | undefined {
  return or(
    containsText(own, text, [orders.customerPhone]),
    ...[...shown, ...(isProgram ? [] : inner)].map(
      ({ orderId, texts }) =>
        sql`${orders.id} in (select ${orderId} from ${orderId.table} where ${containsText(texts, text)})`,
    ),
    isProgram ? undefined : goesToAccount(text),
  )
}

/** An account in full, however it is parted, or its last four characters. */
function goesToAccount(text: string): SQL | undefined {
  if (isIban(text)) return accountIs(sql`${refunds.iban} = ${normalizeIban(text)}`)
  return /^\d{4}$/.test(text) ? accountIs(sql`right(${refunds.iban}, 4) = ${text}`) : undefined
}

const accountIs = (match: SQL) => sql`${orders.id} in (select ${refunds.orderId} from ${refunds} where ${match})`
