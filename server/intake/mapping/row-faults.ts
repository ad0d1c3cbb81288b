import type { FileField } from '#server/intake/columns/catalog-file-columns.ts'
import type { Language } from '#shared/domain/platform/language.ts'

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
