import { describe, expect, it } from 'vitest'
import { emptyBook } from '#server/catalog/product-index/shelf-book.ts'
import { FileProblem } from '#server/platform/file-reading/file-problem.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import { readBeside } from './read-beside.ts'
import { rowsOfFile } from './rows-of-file.ts'

const head = 'codice;nome;descrizione;categoria;prezzo;stock;taglie'
const long = 'Una descrizione che si prende il suo spazio nel file. '.repeat(8)
const rows = Array.from(
  { length: 900 },
  (_, i) => `R-${i};Raggio ${i};${long};componenti;${i % 7 ? '1,20' : '1,2,3'};3;`,
)
const file = Buffer.from(
  `${head}\n${rows.join('\n')}\nX;Con taglie;-;abbigliamento;9;;S=2|M=3\nY;Storta;-;componenti;9;1;;di troppo\n`,
)
const nothingRemembered = { mappings: [], places: [], book: emptyBook, publicUrl: 'https://negozio.example' }
const wish = { mapping: 'auto', columns: undefined, language: 'it' } as const

describe('a large file', () => {
  it('is what reading it at once gives', async () => {
    const table = await readTable(file)
    const form = rowsOfFile(table, wish, nothingRemembered)
    const beside = await readBeside(file, wish, nothingRemembered)
    expect(beside.table).toEqual(table)
    const told = (read: typeof form) =>
      read.rows.map(({ price, fault, ...row }) => ({
        ...row,
        price: price.kind === 'problem' ? price.message('it') : price,
        fault: fault && [fault.field, fault.message('it')],
      }))
    expect(told(beside.form)).toEqual(told(form))
    expect(told(form).filter(({ fault }) => fault)).toHaveLength(2)
    expect(beside.form.notes.list('it')).toEqual(form.notes.list('it'))
    expect(['price', 'sizes.0.stock', 'frameSize'].map(beside.form.columnOf)).toEqual(['prezzo', 'taglie', 'taglie'])
  })

  it('that is none is refused for what it is', async () => {
    const open = Buffer.from(`${head}\n"${long.repeat(600)}`)
    await expect(readBeside(open, wish, nothingRemembered)).rejects.toThrow(FileProblem)
    await expect(readBeside(open, wish, nothingRemembered)).rejects.toMatchObject({ kind: 'too_long' })
  })
})
