import { messageText } from '#server/platform/problems/message-texts.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { FileField } from '../columns/catalog-file-columns.ts'

/** Why a row is left out. */
export interface RowFault {
  field: FileField | null
  message(language: Language): string
}

const saying = (field: FileField | null, it: string, en: string): RowFault => ({
  field,
  message: (language) => (language === 'it' ? it : en),
})

export const repeatedCode = (line: number) =>
  saying('productCode', `Stesso codice della riga ${line}.`, `Same code as line ${line}.`)

export const lostCode: RowFault = {
  field: 'productCode',
  message: (language) => messageText('field_broken_code', language),
}

export const withoutParent = (parent: string) =>
  saying(
    null,
    `È una variante, e il suo articolo${parent && ` «${parent}»`} nel file non c’è.`,
    `This is a variation, and its product${parent && ` “${parent}”`} is not in the file.`,
  )

export const totalRow = saying(
  null,
  'È una riga di totale, non un articolo. Se è un articolo, scrivi il suo codice.',
  'This is a line of totals, no product. If it is a product, add its code.',
)

export const otherCurrency = (currency: string) =>
  saying(
    'price',
    `Il prezzo è in ${currency}: converti la colonna in euro, oppure esportala in euro.`,
    `The price is in ${currency}: convert the column to euros, or export it in euros.`,
  )

export const withoutVariations = saying(
  'sizes',
  'Le sue taglie hanno righe proprie, e nel file non ci sono: esporta anche quelle.',
  'Its sizes have rows of their own, which are not in the file: export them too.',
)

export const unknownModel = (model: string) =>
  saying(
    'productCode',
    `Il suo articolo (${model}) non è nel negozio: importa prima il file degli articoli.`,
    `Its product (${model}) is not in the shop: import the file of products first.`,
  )

export const unevenSizes = saying(
  'sizes',
  'Taglie, colori e pezzi non sono lo stesso numero: completa le varianti nel programma ed esporta di nuovo.',
  'Sizes, colours and stock are not equally many: complete the variants in the program and export again.',
)

/** "S=2" names an unknown size; the shop's own files put quantities behind a colon. */
export function sizesFault(sizes: unknown): RowFault | undefined {
  if (!Array.isArray(sizes)) return undefined
  const written = sizes as { size: string; stock: string }[]
  const isOdd = written.some(({ size }) => /=\s*\d+$/.test(size)) && written.every(({ stock }) => stock === '0')
  return isOdd ? { field: 'sizes', message: (language) => messageText('field_sizes_form', language) } : undefined
}
