import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aWorkbook } from '#test/fixtures/a-workbook.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

// Nothing is committed, so one shop serves all tests.
let shop: TestShop
let admin: Visitor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await anAdministrator(shop)
})
afterAll(() => shop.close())

const head = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const cell = (place: string, text = 'x') => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const row = (line: number, ...cells: string[]) => `<row r="${line}">${cells.join('')}</row>`
const table =
  row(
    1,
    cell('A1', 'codice'),
    cell('B1', 'nome'),
    cell('C1', 'categoria'),
    cell('D1', 'prezzo'),
    cell('E1', 'descrizione'),
  ) +
  row(2, cell('A2', 'F-1'), cell('B2', 'Sella'), cell('C2', 'componenti'), cell('D2', '10,00'), cell('E2', 'Comoda'))

interface Book {
  rows: string
  above?: string
  below?: string
  strings?: string
  sheets?: number
  more?: Record<string, Uint8Array>
}

/** A workbook with false statements about itself. */
function book({ rows, above = '', below = '', strings = '', sheets = 1, more = {} }: Book): Buffer {
  const names = Array.from({ length: sheets }, (_, i) => `<sheet name="F${i}" sheetId="${i + 1}" r:id="r1"/>`)
  const parts = {
    'xl/workbook.xml': `<workbook ${head} xmlns:r="${rel}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst ${head}>${strings}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${head}>${above}<sheetData>${rows}</sheetData>${below}</worksheet>`,
  }
  const packed = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))
  return Buffer.from(zipSync({ ...packed, ...more }, { level: 9 }))
}

const many = (count: number, one: (i: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join('')
const columnName = (i: number): string =>
  (i >= 26 ? columnName(Math.floor(i / 26) - 1) : '') + String.fromCharCode(65 + (i % 26))
/** Record i has a field that no other has: as a table as wide as it is long. */
const diagonal = (count: number) => Array.from({ length: count }, (_, i) => ({ [`a${i}`]: 1 }))

const send = (content: Buffer) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/admin/products/import?mode=preview&mapping=auto',
    headers: { 'content-type': 'application/octet-stream' },
    cookies: admin.cookies,
    payload: content,
  })

const mib = 1024 * 1024
/** More than the shop itself takes while nothing is read; a thread may have 288. */
const maxGrowth = 500 * mib

/** The answer, the maximum memory, and how often the shop answered meanwhile. */
async function measured(content: Buffer) {
  const before = process.memoryUsage.rss()
  let most = before
  let isAnswered = false
  const answering = send(content).finally(() => {
    isAnswered = true
  })
  const alive: number[] = []
  while (!isAnswered) {
    most = Math.max(most, process.memoryUsage.rss())
    alive.push((await shop.app.inject('/health/live')).statusCode)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { answer: await answering, grown: most - before, alive }
}

describe('a file that would be larger than it is', () => {
  it.each<[string, () => Buffer]>([
    ['a cell at the end of the sheet', () => book({ rows: table + row(1_048_576, cell('XFD1048576')) })],
    ['a cell in the last row', () => book({ rows: table + row(1_048_576, cell('A1048576')) })],
    ['a cell in the last column', () => book({ rows: table + row(3, cell('XFD3')) })],
    ['cells on a diagonal', () => book({ rows: many(16_000, (i) => row(i + 1, cell(`${columnName(i)}${i + 1}`))) })],
    ['empty rows', () => book({ rows: many(300_000, (i) => `<row r="${i + 1}"/>`) })],
    ['empty cells', () => book({ rows: `${table}<row r="3">${many(16_000, () => '<c/>')}</row>` })],
    ['a cell beyond all columns', () => book({ rows: table + row(3, cell('ZZZ3')) })],
    ['a row beyond all rows', () => book({ rows: table + row(99_999_999, cell('A99999999')) })],
    ['a size that is not its own', () => book({ rows: table, above: '<dimension ref="A1:XFD1048576"/>' })],
    [
      'merged cells over everything',
      () =>
        book({
          rows: table,
          below: `<mergeCells>${many(50_000, () => '<mergeCell ref="A1:XFD1048576"/>')}</mergeCells>`,
        }),
    ],
    [
      'one long text in all cells',
      () =>
        book({
          strings: `<si><t>${'testo '.repeat(5_000)}</t></si>`,
          rows: many(20_000, (i) => `<row r="${i + 1}">${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`),
        }),
    ],
    ['a sheet of many names', () => book({ rows: table, sheets: 50_000 })],
    [
      'many entries',
      () =>
        book({
          rows: table,
          more: Object.fromEntries(
            Array.from({ length: 5_000 }, (_, i) => [`xl/worksheets/s${i}.xml`, strToU8('<a/>')]),
          ),
        }),
    ],
    ['an entry of zeros', () => book({ rows: table, more: { 'xl/worksheets/z.xml': new Uint8Array(100 * mib) } })],
    ['JSON as wide as long', () => Buffer.from(JSON.stringify(diagonal(15_000)))],
    [
      'JSON with all fields in all variants',
      () =>
        Buffer.from(
          JSON.stringify([{ ...Object.assign({}, ...diagonal(5_000)), variants: diagonal(10_000) }, { a: 1 }]),
        ),
    ],
    [
      'JSON with a long name above many',
      () => Buffer.from(JSON.stringify([{ ['n'.repeat(90_000)]: Object.assign({}, ...diagonal(9_000)) }, { a: 1 }])),
    ],
    ['XML as wide as long', () => Buffer.from(`<r>${many(10_000, (i) => `<i><a${i}>1</a${i}></i>`)}</r>`)],
    ['XML of many attributes', () => Buffer.from(`<r><i ${many(20_000, (i) => `a${i}="" `)}/><i b="1"/></r>`)],
    ['XML of many elements', () => Buffer.from(`<r>${'<i a="1"/>'.repeat(300_000)}</r>`)],
    ['XML that is deep', () => Buffer.from(`<r>${'<i>'.repeat(60_000)}`)],
    [
      'XML with entities',
      () => Buffer.from(`<!DOCTYPE r [<!ENTITY a "${'b'.repeat(9_000)}">]><r>${'&a;'.repeat(9_000)}</r>`),
    ],
    ['a CSV of separators', () => Buffer.from(`codice;nome\n${`${';'.repeat(199_000)}\n`.repeat(90)}`)],
    ['a CSV with a wide header', () => Buffer.from(`codice;nome${many(100_000, (i) => `;c${i}`)}\nA;B\n`)],
    ['a CSV of one long row', () => Buffer.from(`codice;nome\nA;"${'x'.repeat(18 * mib)}`)],
  ])('takes no more memory than any other, and is answered: %s', async (_what, file) => {
    const { answer, grown, alive } = await measured(file())
    expect([200, 400, 413]).toContain(answer.statusCode)
    if (answer.statusCode !== 200) expect(answer.json().message).toMatch(/\.$/)
    if (answer.statusCode === 200) expect(answer.json<ImportReport>().fileKind).not.toBeNull()
    expect(new Set(alive)).toEqual(new Set([200]))
    expect(Math.round(grown / mib)).toBeLessThan(maxGrowth / mib)
  })
})

describe('an honest list', () => {
  it.each([
    ['in a far row', row(1_048_576, cell('A1048576', 'fine'))],
    ['in a far column', row(3, cell('XFD3', 'fine'))],
    ['at the end of the sheet', row(1_048_576, cell('XFD1048576', 'fine'))],
  ])('with a stray value %s comes in, and the stray row is named', async (_where, stray) => {
    const report = (await send(book({ rows: table + stray }))).json<ImportReport>()
    expect([report.created, report.wrongRows]).toEqual([1, 1])
    expect(report.errors[0]?.line).toBe(Number(/r="(\d+)"/.exec(stray)?.[1]))
  })

  it('with a stray value in the far end of its header is refused with a sentence', async () => {
    const answer = await send(book({ rows: table.replace('</row>', `${cell('XFD1', 'nota')}</row>`) }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().report.errors[0].message).toMatch(/1\.000 colonne/)
  })

  it('of 30,000 rows comes in whole', async () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => [`R-${i}`, `Raggio ${i}`, 'Raggio', 'componenti', 1.2, 3])
    const { answer, grown } = await measured(
      aWorkbook([['codice', 'nome', 'descrizione', 'categoria', 'prezzo', 'stock'], ...rows]),
    )
    expect(answer.json<ImportReport>()).toMatchObject({ rows: 30_000, created: 30_000 })
    expect(grown).toBeLessThan(maxGrowth)
  })
})

const sound = { codice: 'D-1', articolo: 'Sella comoda', prezzo: '12,50', giacenza: '4' }
type Fields = Record<string, string>
const shown = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const bySigns = (by: string, end: string) => (rows: Fields[], header: string[]) =>
  [header, ...rows.map((one) => header.map((name) => one[name] ?? ''))].map((cells) => cells.join(by)).join(end)
/** The same rows as each kind of file. */
const formats: Record<string, (rows: Fields[], header: string[]) => Buffer> = {
  semicolons: (rows, header) => Buffer.from(bySigns(';', '\r\n')(rows, header)),
  'tabs in UTF-16': (rows, header) => Buffer.from(`\ufeff${bySigns('\t', '\r\n')(rows, header)}`, 'utf16le'),
  'lines that end with CR': (rows, header) => Buffer.from(bySigns('|', '\r')(rows, header), 'latin1'),
  Excel: (rows, header) => aWorkbook([header, ...rows.map((one) => header.map((name) => one[name]))]),
  XML: (rows) =>
    Buffer.from(
      `<r>${rows
        .map(
          (one) =>
            `<p>${Object.entries(one)
              .map(([name, text]) => `<${name}>${shown(text)}</${name}>`)
              .join('')}</p>`,
        )
        .join('')}</r>`,
    ),
  JSON: (rows) => Buffer.from(JSON.stringify(rows)),
}
const wide = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`extra${i}`, '']))
const second = { ...sound, codice: 'D-2' }
/** The rows, and how many of them are products. */
const oddities: Record<string, [rows: Fields[], sound: number]> = {
  'only its header': [[], 0],
  'a cell of 32,767 characters': [[{ ...sound, descrizione: 'Comoda '.repeat(4_681) }, second], 2],
  'a name of 32,767 characters': [[{ ...sound, articolo: 'Sella'.repeat(6_553) }, second], 1],
  '500 columns': [[{ ...sound, ...wide }, second], 2],
  'marks of other programs': [
    [
      { ...sound, articolo: '=HYPERLINK("x")' },
      { ...sound, codice: "'D-2" },
    ],
    2,
  ],
}

// Reading does not depend on the database: once is enough.
describe.runIf(inject('databaseKind') === 'postgres')(
  'an odd file is answered with a sentence, and its sound rows come in',
  () => {
    it.each(Object.keys(formats).flatMap((format) => Object.keys(oddities).map((odd) => [format, odd] as const)))(
      '%s with %s',
      async (format, odd) => {
        const [rows, created] = oddities[odd] ?? [[], 0]
        const header = [...new Set([sound, ...rows].flatMap((one) => Object.keys(one)))]
        const answer = await send(formats[format]?.(rows, header) ?? Buffer.alloc(0))
        const report = answer.json<ImportReport & { report?: ImportReport }>()
        expect([200, 400]).toContain(answer.statusCode)
        if (answer.statusCode === 400) expect(report.report?.errors[0]?.message).toMatch(/\.$/)
        expect([report.created ?? 0, report.wrongRows ?? 0]).toEqual([created, rows.length - created])
      },
    )

    const oneRow = bySigns(';', '\n')([sound], Object.keys(sound))
    it.each<[string, Buffer, number]>([
      ['nothing', Buffer.alloc(0), 0],
      ['spaces', Buffer.from(' \r\n \r\n'), 0],
      ['a mark alone', Buffer.from([0xef, 0xbb, 0xbf]), 0],
      ['empty JSON', Buffer.from('[]'), 0],
      ['empty XML', Buffer.from('<r/>'), 0],
      ['an empty sheet', aWorkbook([]), 0],
      ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, ...Array.from({ length: 900 }, (_, i) => (i * 37) % 256)]), 0],
      [
        'a locked workbook',
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.from('EncryptedPackage', 'utf16le')]),
        0,
      ],
      ['zeros between', Buffer.from(oneRow.replace('Sella', 'Sel\0la')), 0],
      ['zeros behind', Buffer.concat([Buffer.from(oneRow), Buffer.alloc(600)]), 0],
      ['a row with another separator', Buffer.from(`${oneRow}\nD-2,Sella,10.00,1`), 1],
    ])('with %s', async (_what, file, created) => {
      const answer = await send(file)
      const report = answer.json<ImportReport & { report?: ImportReport; message?: string }>()
      expect([200, 400]).toContain(answer.statusCode)
      if (answer.statusCode === 400) expect(report.report?.errors[0]?.message ?? report.message).toMatch(/\.$/)
      expect(report.created ?? 0).toBe(created)
    })
  },
)
