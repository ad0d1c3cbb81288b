import type { RecordWords } from '#web/extensions/desk-row.ts'
import type { KeptPart } from '../undo-calls.ts'

const reasons: Record<KeptPart['why'], string> = {
  changed: 'è cambiato dopo',
  gone: 'non c’è più',
  reduced: 'adesso è in ribasso',
  reserved: 'i pezzi sono riservati a chi sta pagando',
  sizes: 'le taglie sono cambiate dopo',
  picture_gone: 'la foto è stata cancellata',
  shelf_gone: 'lo scaffale di prima non c’è più',
  fact_gone: 'la caratteristica di prima non c’è più',
  code_taken: 'il codice è di un altro articolo',
  category: 'non va con la categoria di adesso',
  unpriced: 'non ha un prezzo',
  card: 'alla scheda manca qualcosa',
  order: 'l’ordine degli scaffali è cambiato dopo',
  in_use: 'adesso è in uso',
}

/** «Sella comoda, prezzo: è cambiato dopo». */
export const keptText = (part: KeptPart, { placeText }: RecordWords): string =>
  `${placeText(part)}: ${reasons[part.why]}`
