import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { spoiltCodes } from './spoilt-codes.ts'
import { encodedOnce, isTwiceEncoded } from './twice-encoded.ts'

// Files of these tests share a shop, so each has its own codes.
let shop: TestShop
let admin: Visitor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await anAdministrator(shop)
})
afterAll(() => shop.close())

const send = async (file: string, query = 'mode=preview') => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/admin/products/import?onError=skip&onPrice=accept&${query}`,
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: Buffer.from(file),
  })
  return answer.json<ImportReport & { code?: string; report?: ImportReport }>()
}
const product = async (code: string) =>
  (await admin.get(`/api/admin/products?q=${code}`))
    .json<AdminProduct[]>()
    .find(({ productCode }) => productCode === code)
const noteLines = ({ notes }: ImportReport) => Object.fromEntries(notes.map(({ kind, lines }) => [kind, lines]))

/** UTF-8 read as another encoding; bytes that Windows-1252 does not assign are control characters, as programs do. */
const readWrongly = (text: string, as: 'windows-1252' | 'latin1') =>
  as === 'latin1' ? Buffer.from(text).toString('latin1') : new TextDecoder(as).decode(Buffer.from(text))

const words = {
  seen: ['Bici da città', 'perché sì', 'Copertone 28” – nero', 'più robusta', 'È così', 'l’officina', 'Größe 5 €'],
  unseen: [
    'qualità è tutto',
    'Camera d’aria “28”',
    'già là',
    'Coppia… 2 × 40 °C',
    'Crème brûlée',
    'Łódź',
    'À la carte',
    'Ñandú «rosa» ½',
  ],
}

describe('a text that was encoded twice', () => {
  it.each(Object.entries(words))('is as it was, once or several times, in both encodings: %s', (_half, texts) => {
    for (const text of texts)
      for (const as of ['windows-1252', 'latin1'] as const)
        for (const times of [1, 2, 3]) {
          let spoilt = text
          for (let i = 0; i < times; i++) spoilt = readWrongly(spoilt, as)
          expect(isTwiceEncoded(spoilt)).toBe(true)
          expect(encodedOnce(spoilt)).toBe(text)
        }
  })

  it('is restored where a program has trimmed its last byte', () => {
    expect(encodedOnce('Bici da cittÃ')).toBe('Bici da città')
    expect(encodedOnce('cittÃ e perchÃ©')).toBe('città e perché')
    expect(encodedOnce('cittÃ  e')).toBe('città e')
    expect(encodedOnce('28â€ nero')).toBe('28” nero')
  })

  it.each([
    ...Object.values(words).flat(),
    ...[
      '«QUALITÀ»',
      '«CAFÉ»',
      'COSÌ…',
      'SÃO PAULO',
      'IRMÃ',
      'ÅLAND',
      'MÅ»',
      '27,5 × 2,1',
      'ÇA Ü',
      'Ωμέγα',
      'Велосипед',
    ],
  ])('is none where it only has accents: %s', (text) => {
    expect(isTwiceEncoded(text)).toBe(false)
  })
})

describe('codes that a spreadsheet has spoiled', () => {
  const sound = ['A-100', '10-2025-X', 'KM 12', '8013214', '3-17', 'MAR-01', '10-SET', 'E12']
  it.each([
    ...['3-ott', '03-ott', 'ott-03', 'Oct-03', '3-Oct', '01/03/2026', '2026-03-01', '1.3.2026', '2026-03-01 00:00:00'],
    ...['8,71E+12', '1.00E+05', '2E+05', '12-gen-26', '5-mag', 'mag-17', '7-Dez', '31/12/1999 0:00'],
  ])('are known among sound ones: %s', (code) => {
    expect([...spoiltCodes([...sound, code])]).toEqual([sound.length])
  })
  it.each([
    [['set-01', 'set-02', 'set-03', 'A1']],
    [['mar-01', 'mar-200', 'B']],
    [['3E1', '3E2', '3E3']],
    [['10-40', '3-2', '01/2', '12.5.1', 'may', 'ott', '2026']],
  ])('are none in a series of a maker: %j', (codes) => {
    expect([...spoiltCodes(codes)]).toEqual([])
  })
})

describe('a file with spoiled texts', () => {
  const found = (code: string) =>
    `Codice;Nome;Prezzo;Giacenza;Categoria;Descrizione;Marca\n${code};Bici da cittÃ\u00a0;10,00;3;componenti;perchÃ© sÃ¬;CittÃ\u00a0 Bella\nX${code};Sella già giusta;10,00;1;componenti;così;Faro`

  it('asks before it is repaired, and names examples', async () => {
    const seen = await send(found('MOJ1'))
    expect(seen.spoiltTexts).toEqual({
      answer: null,
      kinds: [
        {
          kind: 'encoding',
          count: 3,
          examples: [
            { line: 2, column: 'Nome', before: 'Bici da cittÃ\u00a0', after: 'Bici da città' },
            { line: 2, column: 'Descrizione', before: 'perchÃ© sÃ¬', after: 'perché sì' },
            { line: 2, column: 'Marca', before: 'CittÃ\u00a0 Bella', after: 'Città Bella' },
          ],
        },
      ],
    })
    expect(noteLines(seen)).toMatchObject({ twiceEncoded: [2] })
    expect(await send(found('MOJ1'), 'mode=commit')).toMatchObject({ code: 'texts_unanswered', report: { created: 2 } })
    expect(await product('MOJ1')).toBeUndefined()
    await send(found('MOJ1'), 'mode=commit&texts=repair')
    expect(await product('MOJ1')).toMatchObject({
      ...{ name: 'Bici da città', description: 'perché sì', brand: 'Città Bella' },
    })
    expect(await product('XMOJ1')).toMatchObject({ name: 'Sella già giusta', description: 'così' })
    await send(found('MOJ2'), 'mode=commit&texts=keep')
    expect(await product('MOJ2')).toMatchObject({ description: 'perchÃ© sÃ¬' })
  })

  it('is known by its columns, whatever their names have suffered', async () => {
    const file = 'Codice;Nome;QuantitÃ\u00a0;Prezzo\nMOJ3;Pompa;4;10,00'
    expect((await send(file)).columns.map(({ name, field }) => [name, field])).toContainEqual(['Quantità', 'stock'])
  })

  it('asks in the shop’s own file too', async () => {
    const file = 'codice;nome;descrizione;categoria;prezzo\nMOJ4;CittÃ\u00a0;"x &amp; y";componenti;10,00'
    const seen = await send(file)
    expect(seen).toMatchObject({
      mapping: 'shop',
      spoiltTexts: { kinds: [{ kind: 'encoding' }, { kind: 'entities' }] },
    })
    await send(file, 'mode=commit&texts=repair')
    expect(await product('MOJ4')).toMatchObject({ name: 'Città', description: 'x & y' })
  })

  it('reads entities of categories, and repairs those of other columns on request', async () => {
    const head =
      'ID,Type,SKU,Name,Published,Description,Stock,Regular price,Categories,Brands,Attribute 1 name,Attribute 1 value(s)'
    const rows = [
      'Borse &amp; zaini',
      'Borse & zaini',
      'Abbigliamento &gt; Guanti',
      'Camere d&#8217;aria',
      'Borse &amp;amp; zaini',
    ]
    const file = [
      head,
      ...rows.map((row, i) => `${i},simple,ENT${i},Articolo ${i} &amp; altro,1,x,3,"10,00",${row},Rossi &amp; Figli,,`),
    ].join('\n')
    const seen = await send(file)
    expect(seen.words.map(({ word }) => word).sort()).toEqual([
      'Abbigliamento > Guanti',
      'Borse & zaini',
      'Camere d’aria',
    ])
    expect(seen.spoiltTexts?.kinds).toMatchObject([{ kind: 'entities', count: 5 }])
    expect(await send(file, 'mode=commit')).toMatchObject({ code: 'texts_unanswered' })
    await send(file, 'mode=commit&texts=keep')
    expect(await product('ENT0')).toMatchObject({ name: 'Articolo 0 & altro', brand: 'Rossi &amp; Figli' })
    await send(file, 'mode=commit&texts=repair')
    expect(await product('ENT0')).toMatchObject({ brand: 'Rossi & Figli' })
    expect(await product('ENT3')).toMatchObject({ shelf: 'camere-d-aria' })
  })

  it('names codes that are lost; only an EAN still tells a product', async () => {
    await send('Codice;Nome;Prezzo;EAN;Giacenza\n3-10;Pompa Valle;10,00;4006381333931;1', 'mode=commit')
    const file =
      'Codice;Nome;Prezzo;EAN;Giacenza\n3-ott;Pompa Valle;11,00;4006381333931;1\n8,71E+12;Pompa Due;12,00;;1\n8,71E+12;Pompa Tre;13,00;;1\nSANO-1;Pompa Sana;14,00;;1'
    const seen = await send(file, 'mode=commit')
    expect(noteLines(seen)).toMatchObject({ spoiltCodes: [2, 3, 4] })
    expect(seen.spoiltTexts).toMatchObject({
      kinds: [{ kind: 'codes', count: 3, examples: [{ before: '3-ott', after: null }, {}, {}] }],
    })
    expect(seen).toMatchObject({ created: 1, updated: 1, wrongRows: 2 })
    expect(await product('3-10')).toMatchObject({ price: '11.00' })
    const own = 'codice;nome;descrizione;categoria;prezzo\n3-ott;Pompa;x;accessori;10,00'
    expect(await send(own, 'mode=commit')).toMatchObject({ created: 0, errors: [{ column: 'codice', value: '3-ott' }] })
  })

  it.each(['60-double-encoded', '62-entities-in-categories'])(
    'of a public report names what it has: %s',
    async (name) => {
      const file = readFileSync(new URL(`./reported/${name}.csv`, import.meta.url), 'utf8')
      const { notes, words: read } = await send(file, 'mode=preview&texts=repair')
      expect(notes.map(({ kind }) => kind)).toContain(name.startsWith('60') ? 'twiceEncoded' : 'entities')
      expect(JSON.stringify(read)).not.toMatch(/&amp;|&#|Ã/)
    },
  )
})
