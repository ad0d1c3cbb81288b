import { some } from '#web/admin/admin-format.ts'
import type { CellField, CellProduct } from './cell-drafts.ts'
import { draftOf, type ReadCell, readPrices, readUnits } from './read-cells.ts'

/** The clipboard's text of a spreadsheet: rows by line breaks, cells by tabs; cells may be quoted. */
export function readBlock(text: string): string[][] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  return plain.split('\n').map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1').trim()))
}

/** A list of codes and prices, also with semicolons; a first line without a figure in its price is a heading. */
export function readPriceList(text: string): { code: string; text: string; read: ReadCell; line: number }[] {
  const lines = readBlock(text.includes('\t') ? text : text.replaceAll(';', '\t')).flatMap((cells, i) => {
    const [code = '', ...rest] = cells
    return code === '' ? [] : [{ code, text: rest.findLast((cell) => cell !== '') ?? '', line: i + 1 }]
  })
  const listed = lines[0] && !/\d/.test(lines[0].text) ? lines.slice(1) : lines
  const prices = readPrices(listed.map((one) => one.text))
  return listed.map((one, i) => ({ ...one, read: prices[i] ?? { problem: 'Non è un prezzo: per esempio 1.250,00.' } }))
}

const fields = ['price', 'stock'] as const

/** A pasted block over these products, from the column of `field` on; `left` says what did not go in. */
export function pastedDrafts(block: readonly string[][], products: readonly CellProduct[], field: CellField) {
  const columns = fields.slice(fields.indexOf(field))
  const pasted = columns.flatMap((of, c) => {
    const texts = block.map((cells) => cells[c] ?? '')
    const read: ReadCell[] = of === 'price' ? readPrices(texts) : texts.map(readUnits)
    return products.flatMap((product, i) => {
      const [written = '', cell] = [texts[i], read[i]]
      const draft = cell && draftOf(product, of, { '': written }, cell)
      return draft ? { ...draft, isWaiting: true } : []
    })
  })
  const rows = block.length - products.length
  const isTooWide = block.some((cells) => cells.slice(columns.length).some((text) => text !== ''))
  const left = [
    ...(rows > 0 ? [`${some(rows, 'riga in più non ha', 'righe in più non hanno')} un prodotto in questa lista`] : []),
    ...(isTooWide ? ['le colonne dopo lo stock non sono entrate'] : []),
  ]
  return { pasted, left: left.join('; ') }
}
