import { plural } from '#web/i18n/words/plural.ts'

const inSize = (size: string | null) => (size ? `, taglia ${size}` : '')

export const reorder = {
  open: 'Ordina di nuovo',
  openOf: (number: string) => `Ordina di nuovo, ordine ${number}`,
  title: 'Prima di rimetterli nel carrello',
  gone: (name: string, size: string | null) => `${name}${inSize(size)}: non lo vendiamo più.`,
  soldOut: (name: string, size: string | null) => `${name}${inSize(size)}: finito, per ora.`,
  sizeGone: (name: string, size: string) => `${name}: nella taglia ${size} non c’è più.`,
  fewer: (name: string, size: string | null, wanted: number, left: number) =>
    `${name}${inSize(size)}: ${plural(left, 'ce n’è uno', `ce ne sono ${left}`)}, erano ${wanted}.`,
  dearer: (name: string, size: string | null, now: string, before: string) =>
    `${name}${inSize(size)}: costa ${now}, erano ${before}.`,
  others: (count: number) =>
    plural(count, 'L’altro c’è, e non costa di più.', `Gli altri ${count} ci sono, e non costano di più.`),
  all: 'C’è tutto, e non costa di più.',
  nothing: 'Di questo ordine non c’è più nulla da comprare.',
  add: (count: number, amount: string) =>
    `Metti ${count} ${plural(count, 'articolo', 'articoli')} nel carrello · ${amount}`,
  leave: 'Lascia stare',
  added: (count: number) => `${count} ${plural(count, 'articolo è', 'articoli sono')} nel carrello`,
  addedLess: (count: number, wanted: number) =>
    `Nel carrello ne sono entrati ${count} di ${wanted}: gli altri ci sono già, o sono finiti adesso.`,
  failed: 'Non siamo riusciti a metterli nel carrello. Riprova.',
  loadFailed: 'Gli articoli non si caricano.',
}
