import type { FormerShopSource } from '#shared/domain/platform/states/past-order-states.ts'
import { columnWord } from '../foreign-files/columns/column-word.ts'

export type PersonRole =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'phone'
  | 'address'
  | 'address2'
  | 'city'
  | 'postalCode'
  | 'registered'

export type OrderRole =
  | 'number'
  | 'placedAt'
  | 'email'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'state'
  | 'cancelledAt'
  | 'currency'
  | 'total'
  | 'netTotal'
  | 'refunded'
  | 'refundItems'
  | 'products'
  | 'itemName'
  | 'itemQuantity'
  | 'itemPrice'
  | 'itemTotal'
  | 'itemCode'

type Table<R extends string> = readonly [R, RegExp][]

/** Customers in WooCommerce's analytics, in its export plugins and in Shopify, English and Italian. */
const personColumns: Table<PersonRole> = [
  ['email', /^(e ?mail|e ?mail address|user email|billing email|email billing|customer email|indirizzo e ?mail)$/],
  ['firstName', /^(first name|billing first name|first name billing|nome di battesimo)$/],
  ['lastName', /^(last name|billing last name|last name billing|cognome)$/],
  ['name', /^(name|nome|full name|nome completo|display name|customer name|cliente)$/],
  ['phone', /^(default address phone|phone|billing phone|phone billing|telefono|cellulare)$/],
  [
    'address',
    /^((default address |billing )?address ?1|address 1 2 billing|billing address|default address|indirizzo( 1)?|via)$/,
  ],
  ['address2', /^((default address |billing )?address ?2|indirizzo 2)$/],
  ['city', /^(default address city|city|billing city|city billing|citta)$/],
  [
    'postalCode',
    /^(default address zip|zip|postal code|postcode|billing postcode|postcode billing|cap|codice postale)$/,
  ],
  [
    'registered',
    /^(date registered|sign up|registered|user registered|registration date|date created|created at|data (di )?(registrazione|iscrizione|creazione)|iscrizione|iscritto il)$/,
  ],
]

/** Orders in WooCommerce's analytics, in its export plugins and in Shopify. */
const orderColumns: Table<OrderRole> = [
  ['itemName', /^(lineitem name|item name|line item name|nome (articolo|prodotto)|product name( main)?)$/],
  ['itemQuantity', /^(lineitem quantity|quantity( refund)?|item quantity|quantita|qta|qty)$/],
  ['itemPrice', /^(lineitem price|item (cost|price)|item cost before discount|prezzo (articolo|unitario))$/],
  ['itemTotal', /^(order line total|item total|line total|totale (riga|articolo))$/],
  ['itemCode', /^(lineitem sku|sku|item sku|cod|codice articolo)$/],
  ['products', /^(product s|products|prodott[oi]( i)?|line items|articoli)$/],
  ['number', /^(order number|numero (d )?ordine)$/],
  ['number', /^(order|order id|n ordine|ordine( n)?|number|numero)$/],
  ['placedAt', /^(created at|date|order date|date created|data|data ordine|data( di)? creazione|data dell ordine)$/],
  ['email', /^(billing email|email billing|customer email|e ?mail( billing| fatturazione| cliente)?)$/],
  ['name', /^(billing name|customer|customer name|cliente|nome cliente)$/],
  ['firstName', /^(billing first name|first name billing|nome fatturazione)$/],
  ['lastName', /^(billing last name|last name billing|cognome fatturazione)$/],
  ['state', /^(financial status|order status|status|stato( dell)?( ordine)?)$/],
  ['cancelledAt', /^(cancelled at|annullato il)$/],
  ['currency', /^(currency|order currency|valuta)$/],
  ['total', /^(total|order total( amount)?|totale( ordine)?|importo totale)$/],
  ['netTotal', /^(n revenue|net sales|net revenue|vendite nette|ricavo netto|ricavi n)$/],
  [
    'refunded',
    /^((order )?(total )?refund(ed)? (amount|total)|(order )?total refunded|importo rimborsato|totale rimborsato|rimborsato)$/,
  ],
  ['refundItems', /^(refund items|refunds|rimborsi)$/],
]

export interface KnownFormerShopFile<R extends string> {
  columns: ReadonlyMap<R, number>
  source: FormerShopSource
}

function columnsIn<R extends string>(words: readonly string[], table: Table<R>): Map<R, number> {
  const found = new Map<R, number>()
  const taken = new Set<number>()
  for (const [role, name] of table) {
    if (found.has(role)) continue
    const at = words.findIndex((word, i) => !taken.has(i) && name.test(word))
    if (at < 0) continue
    found.set(role, at)
    taken.add(at)
  }
  return found
}

/** The kind of a file by its columns; undefined when it holds neither customers nor orders. */
export function kindOfColumns(
  header: readonly string[],
):
  | ({ kind: 'customers' } & KnownFormerShopFile<PersonRole>)
  | ({ kind: 'orders' } & KnownFormerShopFile<OrderRole>)
  | undefined {
  const words = header.map(columnWord)
  const has = (...requested: string[]) => requested.some((word) => words.includes(word))
  const isShopifyOrders = has('lineitem name') && has('financial status') && has('name')
  const orders = columnsIn(words, orderColumns)
  // Shopify calls an order's number its name.
  if (isShopifyOrders) orders.set('number', words.indexOf('name'))
  if (orders.has('number') && orders.has('placedAt') && (orders.has('total') || orders.has('netTotal'))) {
    const isWoo = words.some((word) => /^(line item 1|customer type|n revenue|order key|tipo cliente)$/.test(word))
    const isPlugin = words.some((word) => /billing$|^billing /.test(word))
    return { kind: 'orders', columns: orders, source: isShopifyOrders ? 'shopify' : sourceOf(isWoo || isPlugin) }
  }
  const people = columnsIn(words, personColumns)
  if (!people.has('email') || !['name', 'firstName', 'lastName'].some((role) => people.has(role as PersonRole)))
    return undefined
  const isShopify = has('default address address1', 'accepts email marketing', 'accepts marketing')
  const isWoo = has('username', 'user login', 'aov', 'nome utente')
  return { kind: 'customers', columns: people, source: isShopify ? 'shopify' : sourceOf(isWoo) }
}

const sourceOf = (isWoo: boolean): FormerShopSource => (isWoo ? 'woocommerce' : 'other')

/** Columns of WooCommerce's export plugin with one item each, in their order. */
export function lineItemColumns(header: readonly string[]): number[] {
  return header.flatMap((name, i) => (/^line item \d+$/.test(columnWord(name)) ? [i] : []))
}
