import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { ChangedUnits } from '#shared/domain/orders/changed-units.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'

type Event = Pick<AdminOrder['events'][number], 'actor' | 'data'>

/** «Giulia ha cambiato la taglia di Casco Sentiero da M a L.» */
export function changeSentence({ actor, data }: Event, customerName: string): string {
  const who = actor === 'customer' ? (customerName.split(' ', 1)[0] ?? customerName) : 'Il negozio'
  const units = Array.isArray(data.pieces) ? (data.pieces as ChangedUnits[]) : []
  const done = units.flatMap(pieceWords)
  if (data.hasNewAddress) done.push('ha cambiato l’indirizzo di consegna')
  return `${who} ${listed(done)}.${addressWords(data.address)}${moneyWords(data)}`
}

function pieceWords({ name, size, newSize, quantity, newQuantity }: ChangedUnits): string[] {
  if (newQuantity === 0) return [`ha tolto ${quantity} × ${named(name, size)}`]
  const words: string[] = []
  if (newSize) words.push(`ha cambiato la taglia di ${name} da ${size} a ${newSize}`)
  if (newQuantity !== quantity) words.push(`ha cambiato i pezzi di ${name} da ${quantity} a ${newQuantity}`)
  return words
}

const named = (name: string, size: string | null) => (size ? `${name} (${size})` : name)

function listed(words: readonly string[]): string {
  const [last = '', ...before] = [...words].reverse()
  return before.length > 0 ? `${before.reverse().join(', ')} e ${last}` : last
}

function addressWords(address: unknown): string {
  if (typeof address !== 'object' || address === null) return ''
  const { before, after } = address as { before: string; after: string }
  return ` Prima: ${before}. Ora: ${after}.`
}

function moneyWords({ totalBefore, totalAfter, refundCents, addition, additionCents }: Event['data']): string {
  const words: string[] = []
  if (typeof totalBefore === 'number' && typeof totalAfter === 'number')
    words.push(` Totale da ${formatEuro(totalBefore)} a ${formatEuro(totalAfter)}.`)
  if (typeof refundCents === 'number') words.push(` Da rimborsare ${formatEuro(refundCents)}.`)
  if (typeof addition === 'string' && typeof additionCents === 'number')
    words.push(` I pezzi in più sono l’ordine ${addition}, ${formatEuro(additionCents)}.`)
  return words.join('')
}
