import { type Column, type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { type Searched, searched } from '#server/platform/database/text-search/searched-columns.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import { isIban, normalizeIban } from '#shared/domain/platform/shop/iban.ts'

const { bankCredits, orderEvents, orderItems, orderNotes, orders, orderTags, parcels, refunds, returns, withdrawals } =
  tables

interface Told {
  orderId: Column
  texts: Searched
}

/** What may be shown of an order elsewhere, and what staff see. */
const shown: readonly Told[] = [
  { orderId: orderItems.orderId, texts: searched.order_items },
  { orderId: parcels.orderId, texts: searched.parcels },
]

/** Staff only: notes, reasons, payers, timeline. */
const inner: readonly Told[] = [
  { orderId: orderNotes.orderId, texts: searched.order_notes },
  { orderId: orderTags.orderId, texts: searched.order_tags },
  { orderId: refunds.orderId, texts: searched.refunds },
  { orderId: returns.orderId, texts: searched.returns },
  { orderId: withdrawals.orderId, texts: searched.withdrawals },
  { orderId: bankCredits.orderId, texts: searched.bank_credits },
  { orderId: orderEvents.orderId, texts: searched.order_events },
]

/** @param isProgram an API client: only the fields that it may read (rule 851), since a match would reveal the others */
export interface OrderSearch {
  q: string
  isProgram: boolean
}

const told = ({ isProgram }: OrderSearch) => (isProgram ? shown : [...shown, ...inner])

const ownAbout = ({ q }: OrderSearch) =>
  sql`select ${orders.id} as id from ${orders} where ${containsText(searched.orders, q)}`

/** Those whose related records contain a text; one order may come several times. */
function relatedAbout(search: OrderSearch): SQL {
  const account = search.isProgram ? undefined : goesToAccount(search.q)
  const sum = isOfSum(search.q)
  return sql.join(
    [
      ...(sum ? [sql`select ${orders.id} from ${orders} where ${sum}`] : []),
      ...told(search).map(
        ({ orderId, texts }) =>
          sql`select ${orderId} as id from ${orderId.table} where ${containsText(texts, search.q)}`,
      ),
      ...(account ? [sql`select ${refunds.orderId} from ${refunds} where ${account}`] : []),
    ],
    sql` union all `,
  )
}

export const isAbout = (search: OrderSearch): SQL =>
  sql`${orders.id} in (${ownAbout(search)} union all ${relatedAbout(search)})`

/** With so many finds the first of a list are found sooner one by one. */
const many = 5_000
/** So many of the newest orders are looked at, and so many finds there fill a page soon. */
const sample = { orders: 1_000, finds: 5 }

async function isCommon(db: Db, { q }: OrderSearch): Promise<boolean> {
  const newest = sql`select * from ${orders} order by ${orders.createdAt} desc limit ${sample.orders}`
  const found = await db.execute(
    sql`select 1 from (${newest}) as orders where ${containsText(searched.orders, q)} limit ${sample.finds}`,
  )
  return rawRows(found).length === sample.finds
}

/** The ids that a search finds; undefined where there are `most` or more. */
export async function findIds(db: Db, all: SQL, most: number): Promise<SQL | undefined> {
  const found = rawRows<{ id: string }>(await db.execute(sql`${all} limit ${most}`))
  return found.length === most ? undefined : sql`any (${`{${found.map((one) => one.id).join(',')}}`}::uuid[])`
}

/** How the orders of a search are asked for: those that were found, or, of very many, one by one. */
export async function findAbout(db: Db, search: OrderSearch, most = many): Promise<() => SQL> {
  const [related, common] = await Promise.all([findIds(db, relatedAbout(search), most), isCommon(db, search)])
  if (!related) return () => isAboutEach(search)
  const own = common ? undefined : await findIds(db, ownAbout(search), most)
  if (own) return () => sql`(${orders.id} = ${own} or ${orders.id} = ${related})`
  // As a value, so that it is not asked of all orders at once.
  return () => sql`(${containsText(searched.orders, search.q)} or (select ${orders.id} = ${related}))`
}

/** The same asked order by order, for a text that so many contain that the first of a list soon fill a page. */
export function isAboutEach(search: OrderSearch): SQL {
  // A single value, so that it is not asked of all orders at once.
  const has = (orderId: Column, match: SQL) =>
    sql`(select true from ${orderId.table} where ${orderId} = ${orders.id} and ${match} limit 1)`
  const account = search.isProgram ? undefined : goesToAccount(search.q)
  const sum = isOfSum(search.q)
  return sql`(${sql.join(
    [
      ...(sum ? [sum] : []),
      containsText(searched.orders, search.q),
      ...told(search).map(({ orderId, texts }) => has(orderId, containsText(texts, search.q))),
      ...(account ? [has(refunds.orderId, account)] : []),
    ],
    sql` or `,
  )})`
}

/** Total, or the part that no gift card pays: «81,90», «1.299,90 €». */
function isOfSum(text: string): SQL | undefined {
  const [, whole = '', decimals] = /^€? ?(\d{1,3}(?:[. ]?\d{3}){0,2})[.,](\d\d) ?€?$/.exec(text.trim()) ?? []
  if (!decimals) return undefined
  const cents = Number(`${whole.replace(/\D/g, '')}${decimals}`)
  return sql`${cents} in (${orders.totalCents}, ${orders.totalCents} - ${orders.giftCardCents})`
}

/** An account in full, however it is parted, or its last four characters. */
function goesToAccount(text: string): SQL | undefined {
  if (isIban(text)) return sql`${refunds.iban} = ${normalizeIban(text)}`
  return /^\d{4}$/.test(text) ? sql`right(${refunds.iban}, 4) = ${text}` : undefined
}
