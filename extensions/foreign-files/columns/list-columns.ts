import { isGtin } from '#shared/domain/catalog/gtin.ts'
import { type ForeignField, foreignFields } from '../../stored-imports/foreign-fields.ts'
import { columnWord } from './column-word.ts'
import lexicon from './header-words.json' with { type: 'json' }
import type { Columns, Role } from './known-columns.ts'
import { saysGross, saysWithoutVat } from './net-prices.ts'

/** A word of a header in five languages, as the concepts that it stands for. */
const concepts = new Map<string, readonly string[]>([
  ...Object.entries(lexicon.words).flatMap(([concept, words]) =>
    words.split(' ').map((word) => [word, [concept]] as const),
  ),
  ...Object.entries(lexicon.compounds).map(([word, said]) => [word, said.split(' ')] as const),
])
const fillers = new Set(lexicon.fillers.split(' '))
const spelled = Object.entries(lexicon.spelled)

const keyOf = (said: Iterable<string>) => [...new Set(said)].sort().join(' ')
const meanings = new Map(
  [...Object.entries(lexicon.columns), ['article', lexicon.eitherCodeOrName] as const].flatMap(([role, phrases]) =>
    phrases.map((phrase) => [keyOf(phrase.split(' ')), role as Role | 'article'] as const),
  ),
)

/** What a price column holds: a customer's price, a list's, one that only says "price", the shop's cost, or an offer. */
type PriceKind = 'public' | 'list' | 'plain' | 'sale' | 'cost' | 'net' | 'offer'
export type HeaderMeaning = { role: Role | 'article' | 'other' } | { price: PriceKind; isNet: boolean; isSure: boolean }

const longestHeader = 80

/** The concepts of a column's name, without what only joins words. */
function conceptsOf(name: string): string[] {
  // "Q.tà" and "P.V.P." are one word, "P.pubblico" is two.
  const joined = name
    .slice(0, longestHeader)
    .replace(/(?<!\p{L})(\p{L})\.(?=\p{L}{1,2}(?!\p{L}))/gu, '$1')
    // "€/pz" is of one piece, "pz" counts them.
    .replace(/\/\s?(?=(?:pz|pcs?|stk?|uds?)(?!\p{L}))/giu, ' per ')
  let word = ` ${columnWord(joined)} `
  for (const [said, means] of spelled) word = word.replace(` ${said} `, ` ${means} `)
  return word
    .split(' ')
    .filter((token) => token !== '' && !fillers.has(token) && !/^\d{1,2}$/.test(token))
    .flatMap((token) => concepts.get(token) ?? concepts.get(token.replace(/\d$/, '')) ?? [token])
}

const grossPrice: HeaderMeaning = { price: 'public', isNet: false, isSure: true }

/** The meaning of a column by its name alone; undefined where no word of it is known. */
export function meaningOf(name: string): HeaderMeaning | undefined {
  const said = new Set(conceptsOf(name))
  if (said.size === 0) return /\b(ttc|ivat[oi])\b/.test(columnWord(name)) ? grossPrice : undefined
  const has = (...words: string[]) => words.some((word) => said.has(word))
  const role = meanings.get(keyOf(said))
  if (role) return { role }
  const isAmount = has('price', 'purchase', 'public', 'net', 'list', 'offer') && !/^pr?$/.test(columnWord(name))
  if (isAmount && !has('weight', 'code', 'stock', 'number', 'description', 'name', 'year', 'image')) {
    if (has('discount', 'foreign', 'multiple', 'minimum', 'carriage', 'date', 'measure')) return { role: 'other' }
    const known = ['price', 'purchase', 'public', 'net', 'list', 'offer', 'sale', 'vat', 'unit', 'article']
    const isSure = [...said].every((word) => known.includes(word))
    // Costs are kept without VAT.
    if (has('purchase') && saysGross(name)) return { role: 'other' }
    const isNet = saysWithoutVat(name) || (has('net') && !saysGross(name))
    return { price: priceKind(has, name), isNet, isSure }
  }
  const isCounted = has('stock') && !has('multiple', 'minimum', 'incoming', 'date', 'discount', 'price', 'unit')
  if (isCounted) return { role: 'stock' }
  return [...said].some((word) => word in lexicon.words) ? { role: 'other' } : undefined
}

function priceKind(has: (...words: string[]) => boolean, name: string): PriceKind {
  if (has('purchase')) return 'cost'
  if (has('offer')) return 'offer'
  if (has('public') || saysGross(name)) return 'public'
  if (has('sale')) return 'sale'
  if (has('list')) return 'list'
  return has('net') ? 'net' : 'plain'
}

const figure = /^[^\p{L}\d]{0,4}\d[\d.,' ]{0,20}[^\p{L}\d]{0,4}(?:\p{L}{1,3}\.?)?$/u
/** A number with a sign, a currency or a unit at most. */
export const isFigure = (cell: string) => figure.test(cell.trim())

const samplesRead = 200
type Rows = readonly { cells: readonly string[] }[]

/**
 * Prices for customers first; a list's before one that only says "price", which may be the net one beside it. "Sale
 * price" is reduced beside another, else what is asked.
 */
const priceOrder: readonly PriceKind[] = ['public', 'list', 'plain', 'sale']

/**
 * The columns of a list by name, else by their content.
 * @param remembered what the shopkeeper has chosen for names that the lexicon does not know, by `columnWord`
 */
export function guessedColumns(
  header: readonly string[],
  rows: Rows,
  remembered: ReadonlyMap<string, ForeignField> = new Map(),
): Columns {
  const found = new Map<Role, number>()
  const cellsAt = (at: number) => rows.slice(0, samplesRead).flatMap(({ cells }) => cells[at]?.trim() || [])
  const read = header.map((name) => meaningOf(name))
  const take = (role: Role, fits: (meaning: HeaderMeaning, at: number) => boolean) => {
    if (found.has(role)) return
    const at = read.findIndex((meaning, i) => meaning && !isTaken(i) && fits(meaning, i))
    if (at >= 0) found.set(role, at)
  }
  const isTaken = (at: number) => [...found.values()].includes(at)
  // Of several places the pieces of all.
  take('stock', (_one, at) => keyOf(conceptsOf(header[at] ?? '')) === 'stock total')
  for (const role of Object.keys(lexicon.columns) as Role[])
    take(role, (meaning) => 'role' in meaning && meaning.role === role)
  takeArticle(found, header, read, cellsAt)
  const hasFigures = (at: number) => {
    const cells = cellsAt(at)
    return cells.length === 0 || cells.some((cell) => /\d/.test(cell))
  }
  // "Listino A" beside "Listino B": neither is the price.
  const stems = header.map((name) => /^(.+) (?:\p{L}|\d{1,2})$/u.exec(columnWord(name))?.[1])
  const isOneOfSeveral = (at: number) => stems.some((stem, i) => i !== at && stem !== undefined && stem === stems[at])
  const takePrice = (role: Role, kinds: readonly PriceKind[], isNet: boolean) => {
    for (const kind of kinds)
      for (const isSure of [true, false]) {
        const fits = (one: HeaderMeaning | undefined, at: number) =>
          one &&
          'price' in one &&
          one.price === kind &&
          one.isSure === isSure &&
          one.isNet === isNet &&
          hasFigures(at) &&
          !isOneOfSeveral(at)
        // "Prezzo 15 ml" beside "Prezzo 30 ml": none is the price.
        if (isSure || read.filter(fits).length === 1) take(role, (one, at) => fits(one, at) ?? false)
      }
  }
  takePrice('price', priceOrder, false)
  takePrice('price', priceOrder, true)
  takePrice('salePrice', ['offer', 'sale'], false)
  for (const isNet of [true, false]) takePrice('cost', ['cost'], isNet)
  takePrice('cost', ['net'], true)
  // A net price alone is a cost, and a price on request only.
  const cost = read[found.get('cost') ?? -1]
  if (!found.has('price') && cost && 'price' in cost && cost.price === 'net')
    found.set('price', found.get('cost') ?? -1)
  for (const [i, name] of header.entries()) {
    const field = remembered.get(columnWord(name))
    if (field && !read[i] && !found.has(field)) found.set(field, i)
  }
  takeByContent(found, header, cellsAt)
  // A list of sizes may call its articles by their model alone.
  take('name', (one) => 'role' in one && one.role === 'model')
  const model = found.get('model')
  if (!found.has('name') && model !== undefined) found.set('name', model)
  return found
}

type CellsAt = (at: number) => string[]

const makersCodes: readonly Role[] = ['supplierCode', 'mpn']
/** They tell one article from another. */
export const codes: readonly Role[] = ['code', 'gtin', ...makersCodes]

/** "Articolo" is the code beside a description and the name beside a code; the only text of a list is its name. */
function takeArticle(
  found: Map<Role, number>,
  header: readonly string[],
  read: readonly (HeaderMeaning | undefined)[],
  cellsAt: CellsAt,
): void {
  const articles = read.flatMap((one, i) => (one && 'role' in one && one.role === 'article' ? [i] : []))
  for (const at of articles) {
    const cells = cellsAt(at)
    const isMost = (form: RegExp) => cells.filter((cell) => form.test(cell)).length * 2 > cells.length
    const isCode = isMost(/^\S{1,30}$/)
    // Prose beside a description is the name.
    const hasText =
      (found.has('name') || found.has('description')) && (cells.length === 0 || isMost(/^(?=.*\d).{1,20}$/))
    if (!found.has('code') && (isCode || hasText)) found.set('code', at)
    else if (!found.has('name')) found.set('name', at)
  }
  const described = read.flatMap((one, i) => (one && 'role' in one && one.role === 'description' ? [i] : []))
  const named = described.find((at) => !conceptsOf(header[at] ?? '').includes('long')) ?? described[0]
  if (!found.has('name') && named !== undefined && isShort(cellsAt(named))) {
    found.set('name', named)
    found.delete('description')
    const longer = described.find((at) => at !== named)
    if (longer !== undefined) found.set('description', longer)
  }
  // A supplier's own code is the code of a list without another, where it tells the rows apart.
  for (const role of makersCodes) {
    const at = found.get(role)
    const cells = at === undefined ? [] : cellsAt(at)
    if (at !== undefined && !found.has('code') && new Set(cells).size >= cells.length * 0.9) found.set('code', at)
  }
  const available = found.get('availability')
  if (available !== undefined && !found.has('stock')) found.set('stock', available)
  found.delete('availability')
}

const isShort = (cells: readonly string[]) => {
  const lengths = cells.map((cell) => cell.length).sort((a, b) => a - b)
  return (lengths[Math.floor(lengths.length / 2)] ?? 0) <= 150
}

function takeByContent(found: Map<Role, number>, header: readonly string[], cellsAt: CellsAt): void {
  const taken = new Set(found.values())
  const byContent: [ForeignField, (cell: string) => boolean][] = [
    ['gtin', (cell) => cell.length >= 12 && isGtin(cell)],
    ['images', (cell) => /^https?:\/\/\S+\.(jpe?g|png|webp|gif|avif)\b/i.test(cell)],
  ]
  for (const [field, isSuch] of byContent) {
    if (found.has(field)) continue
    const at = header.findIndex((_name, i) => {
      const cells = taken.has(i) ? [] : cellsAt(i)
      return cells.length > 0 && cells.filter(isSuch).length * 2 > cells.length
    })
    if (at >= 0) found.set(field, at)
  }
  // A list with codes and no known name: its only column of texts that differ.
  if (found.has('name') || !found.has('code')) return
  const texts = header.flatMap((name, i) => (!meaningOf(name) && isProse(cellsAt(i)) ? [i] : []))
  if (texts.length === 1) found.set('name', texts[0] ?? -1)
}

function isProse(cells: readonly string[]): boolean {
  const long = cells.filter((cell) => cell.length > 7 && /\p{L}\s/u.test(cell.slice(0, 200)))
  return long.length * 2 > cells.length && new Set(cells).size * 2 > cells.length
}

/** What was chosen for columns of saved suppliers; a name with two meanings has none. */
export function rememberedMeanings(
  mappings: readonly { columns: readonly { name: string; field: string }[] }[],
): Map<string, ForeignField> {
  const chosen = new Map<string, ForeignField | undefined>()
  for (const { columns } of mappings)
    for (const { name, field } of columns) {
      const known = foreignFields.find((one) => one === field)
      const word = columnWord(name)
      if (known) chosen.set(word, chosen.has(word) && chosen.get(word) !== known ? undefined : known)
    }
  return new Map([...chosen].flatMap(([word, field]) => (field ? [[word, field] as const] : [])))
}
