import { readFile } from 'node:fs/promises'
import { openXmlParser } from '#server/platform/file-reading/read-xml.ts'
import { isVatNumber } from '#shared/domain/platform/shop/retailer-rules.ts'
import { hasValidCheck } from '#shared/domain/platform/shop/tax-code.ts'
import { isRecipientCode } from '../invoice-party.ts'

/** A reason not to send an invoice: a line of the schema, or the code that the Sistema di Interscambio would refuse it with. */
interface XmlFault {
  code: 'schema' | '00305' | '00306' | '00311' | '00400' | '00401' | '00403' | '00421' | '00422' | '00423'
  reason: string
}

const readSchema = (name: string) => readFile(new URL(`./schema/${name}`, import.meta.url), 'utf8')
let schemas: Promise<[string, string]> | undefined

/** Against the official schema, in a thread of its own. */
async function schemaFaults(xml: string): Promise<XmlFault[]> {
  schemas ??= Promise.all([readSchema('fatturapa-1.2.3.xsd'), readSchema('xmldsig-core-schema.xsd')])
  const [schema, signature] = await schemas
  const { validateXML } = await import('xmllint-wasm')
  const { errors } = await validateXML({
    xml: { fileName: 'invoice.xml', contents: xml },
    schema: { fileName: 'fatturapa.xsd', contents: schema },
    preload: { fileName: 'xmldsig-core-schema.xsd', contents: signature },
  })
  return errors.map(({ message }) => ({ code: 'schema', reason: message }))
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): Node[] => [value].flat().filter(isNode)
const at = (node: unknown, path: string): unknown =>
  path.split('.').reduce((from: unknown, name) => (isNode(from) ? from[name] : undefined), node)
const textAt = (node: unknown, path: string): string | undefined => {
  const found = at(node, path)
  return typeof found === 'string' ? found : undefined
}
const numberAt = (node: unknown, path: string): number => Number(textAt(node, path) ?? 0)
const isFar = (one: number, other: number, by: number) => Math.abs(one - other) > by + 1e-6
const rateKey = (row: Node) => `${numberAt(row, 'AliquotaIVA')} ${textAt(row, 'Natura') ?? ''}`

function lineFaults(lines: readonly Node[]): XmlFault[] {
  return lines.flatMap((line, i): XmlFault[] => {
    const rate = numberAt(line, 'AliquotaIVA')
    const nature = textAt(line, 'Natura')
    const total = numberAt(line, 'PrezzoUnitario') * Number(textAt(line, 'Quantita') ?? 1)
    return [
      ...(rate === 0 && !nature ? [{ code: '00400', reason: `line ${i + 1}: rate 0 without Natura` } as const] : []),
      ...(rate !== 0 && nature ? [{ code: '00401', reason: `line ${i + 1}: Natura beside a rate` } as const] : []),
      ...(isFar(numberAt(line, 'PrezzoTotale'), total, 0.01)
        ? [{ code: '00423', reason: `line ${i + 1}: PrezzoTotale is not price by quantity` } as const]
        : []),
    ]
  })
}

function summaryFaults(rows: readonly Node[], lines: readonly Node[]): XmlFault[] {
  return rows.flatMap((row): XmlFault[] => {
    const taxable = numberAt(row, 'ImponibileImporto')
    const sum = lines
      .filter((line) => rateKey(line) === rateKey(row))
      .reduce((all, line) => all + numberAt(line, 'PrezzoTotale'), 0)
    return [
      ...(isFar(numberAt(row, 'Imposta'), (taxable * numberAt(row, 'AliquotaIVA')) / 100, 0.01)
        ? [{ code: '00421', reason: 'Imposta is not the rate of ImponibileImporto' } as const]
        : []),
      ...(isFar(taxable, sum, 1)
        ? [{ code: '00422', reason: 'ImponibileImporto is not the sum of its lines' } as const]
        : []),
    ]
  })
}

function buyerFaults(header: Node): XmlFault[] {
  const buyer = 'CessionarioCommittente.DatiAnagrafici'
  const country = textAt(header, `${buyer}.IdFiscaleIVA.IdPaese`)
  const vatNumber = textAt(header, `${buyer}.IdFiscaleIVA.IdCodice`)
  const taxCode = textAt(header, `${buyer}.CodiceFiscale`)
  const recipient = textAt(header, 'DatiTrasmissione.CodiceDestinatario') ?? ''
  const hasPec = at(header, 'DatiTrasmissione.PECDestinatario') !== undefined
  return [
    ...(country === 'IT' && vatNumber !== undefined && !isVatNumber(vatNumber)
      ? [{ code: '00305', reason: 'the buyer has no such VAT number' } as const]
      : []),
    ...(taxCode !== undefined && !hasValidCheck(taxCode)
      ? [{ code: '00306', reason: 'the buyer has no such tax code' } as const]
      : []),
    ...(!isRecipientCode(recipient) || (hasPec && recipient !== '0000000')
      ? [{ code: '00311', reason: 'CodiceDestinatario is not valid' } as const]
      : []),
  ]
}

/** @param today no invoice is dated later */
export async function sdiFaults(xml: string, today: string): Promise<XmlFault[]> {
  const parse = await openXmlParser({ attributeNamePrefix: '@' })
  const root = at(parse(xml), 'FatturaElettronica')
  const header = at(root, 'FatturaElettronicaHeader')
  return [
    ...(isNode(header) ? buyerFaults(header) : []),
    ...nodes(at(root, 'FatturaElettronicaBody')).flatMap((body): XmlFault[] => {
      const lines = nodes(at(body, 'DatiBeniServizi.DettaglioLinee'))
      const date = textAt(body, 'DatiGenerali.DatiGeneraliDocumento.Data') ?? ''
      return [
        ...(date > today ? [{ code: '00403', reason: 'the date is later than today' } as const] : []),
        ...lineFaults(lines),
        ...summaryFaults(nodes(at(body, 'DatiBeniServizi.DatiRiepilogo')), lines),
      ]
    }),
  ]
}

/** What keeps an invoice from being sent, the schema first; 00404 (sent twice) is the numbering's. */
export async function checkInvoiceXml(xml: string, today: string): Promise<XmlFault[]> {
  const faults = await schemaFaults(xml)
  return faults.length > 0 ? faults : sdiFaults(xml, today)
}
