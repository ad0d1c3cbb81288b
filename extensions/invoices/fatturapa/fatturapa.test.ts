import { readFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { type LineVatClass, type VatAmount, vatOf } from '#shared/domain/platform/goods/vat.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { vatOfRefunds } from '#shared/domain/pricing/vat-of-refunds.ts'
import { checkInvoiceXml, sdiFaults } from './check-xml.ts'
import { type InvoiceDocument, orderLines, restLines, type SoldLine, xmlFileName } from './invoice-document.ts'
import { latinText } from './latin-text.ts'
import { writeInvoiceXml } from './write-xml.ts'

const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8')
const today = '2026-11-30'

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, ignoreAttributes: true })
/** Every field by its path; amounts by their value, so that 1250.00 and 1250.00000000 are one. */
function fieldsOf(xml: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) walk(one, `${path}[${i}]`)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) walk(one, path ? `${path}/${name}` : name)
    else fields[path] = /^\d+\.\d+$/.test(String(value)) ? String(Number(value)) : String(value)
  }
  walk(parser.parse(xml).FatturaElettronica, '')
  return fields
}

const seller = {
  company: 'Cicli Esempio S.r.l.',
  vatNumber: '01234567897',
  taxCode: '01234567897',
  street: 'Via del Velodromo 12',
  postalCode: '00100',
  city: 'Roma',
  province: 'RM',
  rea: 'RM-123456',
  shareCapital: '10.000,00 €',
  email: 'negozio@example.it',
}
const home = { street: 'Via Roma 1', postalCode: '25121', city: 'Brescia', province: 'BS' }
const mario = {
  ...home,
  name: { firstName: 'Mario', lastName: 'Rossi' },
  vatNumber: null,
  taxCode: 'RSSMRA85T10A562S',
  recipientCode: null,
  pec: null,
}
const company = {
  ...home,
  name: 'Pedale Veloce S.a.s.',
  vatNumber: '12345678903',
  taxCode: '12345678903',
  recipientCode: null,
  pec: null,
}

function aDocument(lines: readonly SoldLine[], change: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const vat = vatOf(
    lines.map(({ vatClass, grossCents }) => ({ vatClass, totalCents: grossCents })),
    0,
  )
  const totalCents = vat.reduce((sum, { grossCents }) => sum + grossCents, 0)
  return {
    kind: 'TD01',
    number: '2026/1',
    date: '2026-11-20',
    sending: 'A0001',
    seller,
    buyer: mario,
    lines,
    vat,
    totalCents,
    cause: null,
    payments: [{ method: 'MP08', cents: totalCents }],
    linked: null,
    ...change,
  }
}
const line = (
  code: string | null,
  description: string,
  grossCents: number,
  more: Partial<SoldLine> = {},
): SoldLine => ({
  ...{ code, description, grossCents, quantity: 1, vatClass: 'standard' as const },
  ...more,
})

/** The fields that say how the shop registers itself; the sample's owner has several partners, ours does not say. */
const unsaid = /IscrizioneREA\/SocioUnico/

describe('the official and synthetic samples', () => {
  it.each([
    [
      'b2c-privato-iva22',
      aDocument([line('CAS-001', 'Casco strada taglia M', 8990), line('ACC-014', 'Multitool 14 funzioni', 2450)], {
        cause: 'Ordine CE-2026-000123 del 2026-11-20',
      }),
    ],
    [
      'b2c-privato-con-spedizione',
      aDocument(
        [line('COM-700', 'Camera d\'aria 28"', 1580, { quantity: 2 }), line(null, 'Spese di spedizione', 4900)],
        {
          ...{ sending: 'A0002', number: '2026/2' },
          payments: [{ method: 'MP05', cents: 6480, iban: 'IT60X0542811101000000123456' }],
        },
      ),
    ],
    [
      'b2c-usato-regime-margine',
      aDocument(
        [
          line('USA-054', 'Bici usata – corsa acciaio anni ’80, taglia 54, matricola EX1234', 125_000, {
            vatClass: 'margin',
          }),
        ],
        { sending: 'A0003', number: '2026/3' },
      ),
    ],
    [
      'b2b-azienda-codice-destinatario',
      aDocument([line('BIC-220', 'Bicicletta gravel taglia L', 219_000)], {
        ...{ sending: 'A0004', number: '2026/4' },
        buyer: { ...company, recipientCode: 'ABC1234' },
      }),
    ],
    [
      'b2b-azienda-pec',
      aDocument([line('BIC-220', 'Bicicletta gravel taglia L', 219_000)], {
        ...{ sending: 'A0005', number: '2026/5' },
        buyer: { ...company, pec: 'fatture@pec.example.it' },
      }),
    ],
    [
      'nota-credito-recesso-td04',
      aDocument([line('CAS-001', 'Reso per recesso - Casco strada taglia M', 8990)], {
        ...{ kind: 'TD04', sending: 'A0006', number: '2026/NC1', date: '2026-11-30' },
        linked: { number: '2026/1', date: '2026-11-20' },
      }),
    ],
  ] as const)('%s is written field by field', async (name, document) => {
    const xml = await writeInvoiceXml(document)
    const wanted = Object.fromEntries(
      Object.entries(fieldsOf(sample(`${name}.xml`))).filter(([path]) => !unsaid.test(path)),
    )
    expect(fieldsOf(xml)).toEqual(wanted)
    expect(await checkInvoiceXml(xml, today)).toEqual([])
    expect(xmlFileName(document.seller.vatNumber, document.sending)).toMatch(/^IT01234567897_A000\d\.xml$/)
  })

  it('known to be bad are refused', async () => {
    for (const [name, reason] of [
      ['INVALID-euro-sign-in-descrizione.xml', "Element 'Descrizione': [facet 'pattern'] The value 'Buono da 50 €"],
      ['IT01234567890_FPR02.xml', "Element 'ContattiTrasmittente': This element is not expected."],
    ] as const)
      expect(await checkInvoiceXml(sample(name), today)).toMatchObject([
        { code: 'schema', reason: expect.stringContaining(reason) },
      ])
    // The buyer's number there has a wrong check digit, which only the exchange looks at.
    for (const name of ['IT01234567890_FPR01.xml', 'IT01234567890_FPR03.xml']) {
      const codes = (await checkInvoiceXml(sample(name), today)).map(({ code }) => code)
      expect(codes.filter((code) => code === 'schema')).toEqual([])
    }
  })
})

describe('what the exchange would refuse', () => {
  const good = writeInvoiceXml(
    aDocument([line('A', 'Casco', 8990), line('B', 'Bici usata', 50_000, { vatClass: 'margin' })], {
      buyer: { ...company, recipientCode: 'ABC1234' },
    }),
  )
  it.each([
    ['00400', /<Natura>N5<\/Natura>/, ''],
    ['00401', /<AliquotaIVA>0.00(?=<\/AliquotaIVA>\s*<Natura>)/, '<AliquotaIVA>22.00'],
    ['00403', '<Data>2026-11-20', '<Data>2026-12-01'],
    ['00421', '<Imposta>16.21', '<Imposta>16.23'],
    ['00422', '<ImponibileImporto>500.00', '<ImponibileImporto>501.50'],
    ['00423', '<PrezzoTotale>500.00000000', '<PrezzoTotale>500.02000000'],
    ['00305', '<IdCodice>12345678903', '<IdCodice>12345678901'],
    ['00306', '<CodiceFiscale>12345678903', '<CodiceFiscale>RSSMRA85T10A562A'],
    ['00311', '<CodiceDestinatario>ABC1234', '<CodiceDestinatario>ABC123'],
    [
      '00311',
      'ABC1234</CodiceDestinatario>',
      'ABC1234</CodiceDestinatario><PECDestinatario>a@pec.it</PECDestinatario>',
    ],
  ] as const)('%s', async (code, part, other) => {
    const xml = await good
    expect(await sdiFaults(xml, today)).toEqual([])
    const changed = xml.replace(part, other)
    expect(changed).not.toBe(xml)
    expect((await sdiFaults(changed, today)).map((fault) => fault.code)).toContain(code)
  })
})

describe('any order', () => {
  /** Small and repeatable. */
  function randomOf(seed: number) {
    let state = seed
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
  }
  const classes: LineVatClass[] = ['standard', 'standard', 'reduced', 'super_reduced', 'margin']

  function aCart(random: (below: number) => number) {
    const lines = Array.from({ length: 1 + random(5) }, (_, i): SoldLine => {
      const quantity = 1 + random(9)
      const full = quantity * random(random(2) ? 400_000 : 200)
      const discount = random(3) ? 0 : random(full + 1)
      return line(`ART-${i}`, `Articolo ${i}`, full - discount, {
        quantity,
        vatClass: classes[random(5)] ?? 'standard',
      })
    })
    const shipping = random(2) ? random(5_000) : 0
    const vat = vatOf(
      lines.map(({ vatClass, grossCents }) => ({ vatClass, totalCents: grossCents })),
      shipping,
    )
    const totalCents = lines.reduce((sum, { grossCents }) => sum + grossCents, shipping)
    const cards = random(3) ? 0 : random(totalCents + 1)
    return aDocument(orderLines(lines, vat, 'Spedizione'), {
      vat,
      totalCents,
      payments: [
        { method: 'MP05', cents: totalCents - cards },
        { method: 'MP08', cents: cards },
      ],
    })
  }
  const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)
  const listed = (value: unknown) => [value ?? []].flat() as Record<string, string>[]

  it('has an invoice that sums to it to the cent, over 10,000 carts with codes, cards, margin and several rates', async () => {
    const random = randomOf(54)
    const shown: string[] = []
    for (let i = 0; i < 10_000; i++) {
      const cart = aCart(random)
      const xml = await writeInvoiceXml(cart)
      if (i % 500 === 0) shown.push(xml)
      const body = parser.parse(xml).FatturaElettronica.FatturaElettronicaBody
      const rows = listed(body.DatiBeniServizi.DatiRiepilogo)
      const said = rows.map((row) => centsOf(row.ImponibileImporto ?? '') + centsOf(row.Imposta ?? ''))
      expect(sum(said)).toBe(cart.totalCents)
      expect(rows.map((row) => row.Imposta)).toEqual(
        cart.vat.map(({ taxCents }: VatAmount) => (taxCents / 100).toFixed(2)),
      )
      const paid = listed(body.DatiPagamento?.DettaglioPagamento).map((part) => centsOf(part.ImportoPagamento ?? ''))
      expect(sum(paid)).toBe(cart.totalCents)
      expect(await sdiFaults(xml, today)).toEqual([])
    }
    for (const xml of shown) expect(await checkInvoiceXml(xml, today)).toEqual([])
  })

  it('that goes back in parts leaves nothing of net or tax, whatever the parts', async () => {
    const random = randomOf(4)
    for (let i = 0; i < 300; i++) {
      const cart = aCart(random)
      let left = cart.totalCents
      const parts: number[] = []
      while (left > 0) {
        const part = parts.length > 4 ? left : 1 + random(left)
        parts.push(part)
        left -= part
      }
      const credits = vatOfRefunds(
        cart.vat,
        parts.map((amountCents) => ({ amountCents, lines: [] })),
      )
      const net = { taxable: 0, tax: 0 }
      for (const [n, vat] of credits.entries()) {
        const lines = restLines([], vat, () => 'Storno')
        const xml = await writeInvoiceXml(aDocument(lines, { kind: 'TD04', vat, totalCents: parts[n] ?? 0 }))
        for (const row of listed(
          parser.parse(xml).FatturaElettronica.FatturaElettronicaBody.DatiBeniServizi.DatiRiepilogo,
        )) {
          net.taxable += centsOf(row.ImponibileImporto ?? '')
          net.tax += centsOf(row.Imposta ?? '')
        }
        expect(await sdiFaults(xml, today)).toEqual([])
      }
      expect(net).toEqual({
        taxable: sum(cart.vat.map(({ taxableCents }) => taxableCents)),
        tax: sum(cart.vat.map(({ taxCents }) => taxCents)),
      })
    }
  })
})

it.each([
  ['Città d’«Élite»… 10 €', "Città d'«Élite»... 10 EUR"],
  ['Bici 🚲 rossa', 'Bici rossa'],
  ['Łukasz Čapek', 'ukasz Capek'],
  ['🚲', '-'],
  ['东京', '-'],
  ['a\u0000b\tc\u0085d', 'ab cd'],
])('writes %j in Latin letters', (text, latin) => expect(latinText(text, 60)).toBe(latin))
