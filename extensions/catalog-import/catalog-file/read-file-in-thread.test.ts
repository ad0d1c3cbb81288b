import { describe, expect, it } from 'vitest'
import { emptyShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { FileProblem } from '#server/platform/file-reading/file-problem.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import { withHeader } from './find-header.ts'
import { readFileInThread } from './read-file-in-thread.ts'
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
const nothingRemembered = { mappings: [], places: [], book: emptyShelfDirectory, publicUrl: 'https://negozio.example' }
const request = { mapping: 'auto', columns: undefined, language: 'it' } as const

describe('a large file', () => {
  it('is what reading it at once gives', async () => {
    const table = withHeader(await readTable(file), nothingRemembered, 'it')
    const form = rowsOfFile(table, request, nothingRemembered)
    const beside = await readFileInThread(file, request, nothingRemembered)
    expect(beside.table).toEqual(table)
    const reported = (read: typeof form) =>
      read.rows.map(({ price, fault, ...row }) => ({
        ...row,
        price: price.kind === 'problem' ? price.message('it') : price,
        fault: fault && [fault.field, fault.message('it')],
      }))
    expect(reported(beside.form)).toEqual(reported(form))
    expect(reported(form).filter(({ fault }) => fault)).toHaveLength(2)
    expect(beside.form.notes.list('it')).toEqual(form.notes.list('it'))
    expect(['price', 'sizes.0.stock', 'frameSize'].map(beside.form.columnOf)).toEqual(['prezzo', 'taglie', 'taglie'])
  })

  it('that is none is refused for what it is', async () => {
    const open = Buffer.from(`${head}\n"${long.repeat(600)}`)
    await expect(readFileInThread(open, request, nothingRemembered)).rejects.toThrow(FileProblem)
    await expect(readFileInThread(open, request, nothingRemembered)).rejects.toMatchObject({ kind: 'too_long' })
  })
})
