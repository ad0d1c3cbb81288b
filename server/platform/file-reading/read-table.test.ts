import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aWorkbook } from '#test/fixtures/a-workbook.ts'
import { FileProblem } from './file-problem.ts'
import { readTable } from './read-table.ts'

const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const read = async (content: Buffer | string) => readTable(Buffer.from(content as string))
const cellsOf = async (content: Buffer | string) => {
  const { header, rows } = await read(content)
  return [header, ...rows.map(({ cells }) => cells)]
}
const table = [
  ['codice', 'nome'],
  ['A-1', 'Città è bella'],
  ['A-2', 'Sella'],
]
const text = (by: string) => table.map((row) => row.join(by)).join('\n')

describe('a file is known by its first bytes', () => {
  it.each<[string, Buffer | string]>([
    ['UTF-8', text(';')],
    ['UTF-8 with a mark', `\ufeff${text(',')}`],
    ['Windows-1252', Buffer.from(text(';'), 'latin1')],
    ['UTF-16 LE with a mark', wide(`\ufeff${text('\t')}`, false)],
    ['UTF-16 BE with a mark', wide(`\ufeff${text(';')}`, true)],
    ['UTF-16 LE without a mark', wide(text(';'), false)],
    ['UTF-16 BE without a mark', wide(text('\t'), true)],
    ['a line that says the separator', `sep=;\r\n${text(';')}`],
    ['a line that says an unusual separator', `\ufeffsep=#\n${text('#')}`],
    ['bars', text('|')],
    ['tabs between quoted cells', table.map((row) => row.map((cell) => `"${cell}"`).join('\t')).join('\r')],
    ['an Excel workbook', aWorkbook(table)],
    ['JSON', JSON.stringify(table.slice(1).map(([codice, nome]) => ({ codice, nome })))],
    [
      'JSON in an envelope',
      JSON.stringify({
        data: {
          products: [
            { codice: 'A-1', nome: 'Città è bella' },
            { codice: 'A-2', nome: 'Sella' },
          ],
        },
      }),
    ],
    [
      'XML',
      `<?xml version="1.0"?><list>${table
        .slice(1)
        .map(([c, n]) => `<art><codice>${c}</codice><nome><![CDATA[${n}]]></nome></art>`)
        .join('')}</list>`,
    ],
  ])('%s', async (_what, content) => {
    expect(await cellsOf(content)).toEqual(table)
  })

  it.each<[string, Buffer | string, string]>([
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old_excel'],
    [
      'an OpenDocument sheet',
      Buffer.from(
        zipSync(
          { mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8('<a/>') },
          { level: 0 },
        ),
      ),
      'open_document',
    ],
    ['a Numbers sheet', Buffer.from(zipSync({ 'Index/Document.iwa': strToU8('x') })), 'numbers'],
    ['a Word text', Buffer.from(zipSync({ 'word/document.xml': strToU8('<a/>') })), 'word'],
    ['a rich text', '{\\rtf1\\ansi listino}', 'word'],
    ['a PDF', '%PDF-1.7\n', 'pdf'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), 'picture'],
    ['a zip of something else', Buffer.from(zipSync({ 'a.csv': strToU8('a;b') })), 'zip'],
    ['a cut workbook', aWorkbook(table).subarray(0, 300), 'broken_excel'],
    ['a page of a site', '<!DOCTYPE html><html><body>Accedi</body></html>', 'web_page'],
    ['bytes of no text', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7) % 32)), 'binary'],
    ['cut XML', '<?xml version="1.0"?><rss><channel><item><id>1</id>', 'broken_xml'],
    [
      'XML with entities of its own',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a><i>1</i></a>',
      'broken_xml',
    ],
    ['cut JSON', '[{"a":1},', 'broken_json'],
    ['XML nested without end', `<?xml version="1.0"?>${'<a>'.repeat(200_000)}`, 'broken_xml'],
    ['JSON nested without end', '['.repeat(200_000), 'broken_json'],
    ['JSON without a list', '{"error":"login"}', 'no_records'],
    ['nothing but space', '\n\n', 'empty'],
  ])('says what is wrong with %s', async (_what, content, kind) => {
    const refusal = await read(content).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(FileProblem)
    expect(refusal).toMatchObject({ kind })
  })
})

describe('a record', () => {
  it.each([
    ['JSON', `[{"codice":"A","in":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}]`],
    ['XML', `<r><item><codice>A</codice>${'<a>'.repeat(60)}1${'</a>'.repeat(60)}</item></r>`],
  ])('is read however deep its fields are nested in %s, without what is too deep', async (_what, content) => {
    expect(await cellsOf(content)).toEqual([['codice'], ['A']])
  })
})

describe('a CSV file', () => {
  it('may have inches in its cells', async () => {
    expect(
      await cellsOf('codice;nome;prezzo\nR-27;Ruota 27";45\nR-29;Copertone 29" x 2,25";30\nR-1;"Cerchio 28"" nero";12'),
    ).toEqual([
      ['codice', 'nome', 'prezzo'],
      ['R-27', 'Ruota 27"', '45'],
      ['R-29', 'Copertone 29" x 2,25"', '30'],
      ['R-1', 'Cerchio 28" nero', '12'],
    ])
  })

  it('names the line on which a quote opens that is never closed, and those after line breaks in cells', async () => {
    const refusal = await read('codice;nome\nA;"due\nrighe"\nB;"Sella\nC;x\nD;y\n').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ kind: 'quotes', line: 4 })
    const { rows } = await read('sep=;\ncodice;nome\nA;"due\nrighe"\nB;x\n')
    expect(rows.map(({ line }) => line)).toEqual([3, 5])
  })
})

describe('a workbook', () => {
  it('keeps numbers, days, formulas and yes and no as they are meant', async () => {
    const { header, rows } = await read(
      aWorkbook([
        ['Listino autunno'],
        [],
        ['ean', 'prezzo', 'formula', 'giorno', 'attivo', 'testo'],
        [8012345670013, 59.900000000000006, { formula: 'B4*2', value: 119.8 }, { day: 45000 }, true, '007'],
      ]),
    )
    expect(header).toEqual(['ean', 'prezzo', 'formula', 'giorno', 'attivo', 'testo'])
    expect(rows[0]?.cells).toEqual(['8012345670013', '59.9', '119.8', '2023-03-15', 'sì', '007'])
    expect([rows[0]?.line, [...(rows[0]?.numbers ?? [])]]).toEqual([4, [0, 1, 2]])
  })

  it('is not opened when it would fill the memory, whatever it says of its size', async () => {
    const bomb = (size: number) =>
      Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<a/>'), 'xl/worksheets/sheet1.xml': new Uint8Array(size) }))
    expect(await read(bomb(60 * 1024 * 1024)).catch((error: unknown) => error)).toMatchObject({ kind: 'large' })
    const lying = bomb(4 * 1024 * 1024)
    for (let at = lying.indexOf('PK\x01\x02'); at >= 0; at = lying.indexOf('PK\x01\x02', at + 4))
      lying.writeUInt32LE(100, at + 24)
    expect(await read(lying).catch((error: unknown) => error)).toMatchObject({ kind: 'broken_excel' })
  })
})
