import { FileProblem } from '#server/platform/file-reading/file-problem.ts'
import { openXmlParser } from '#server/platform/file-reading/read-xml.ts'
import { dayOf, judgeEntries, plainText, type ReadEntry, type Statement, StatementProblem } from './statement.ts'

/** The parser's form of an element: its text, or its children by name. */
type Node = string | { readonly [name: string]: Node | undefined } | readonly Node[]

const several = new Set(['Stmt', 'Rpt', 'Ntfctn', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'RmtInf'])

/** camt.053, camt.052 and camt.054 (ISO 20022), of any version. @throws StatementProblem */
export async function readCamt(text: string): Promise<Statement> {
  const parse = await openXmlParser({ isArray: (name) => several.has(name) })
  let root: Node
  try {
    root = parse(text) as Node
  } catch (error) {
    throw error instanceof FileProblem ? new StatementProblem() : error
  }
  const statements = ['BkToCstmrStmt', 'BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'].flatMap((kind) =>
    ['Stmt', 'Rpt', 'Ntfctn'].flatMap((name) => all(root, 'Document', kind, name)),
  )
  if (statements.length === 0) throw new StatementProblem()
  const entries = statements.flatMap((statement) => all(statement, 'Ntry'))
  const booked = entries.filter((entry) => !/^(?:PDNG|INFO)$/.test(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')))
  const places = new Map(entries.map((entry, i) => [entry, i + 1]))
  const incoming = booked.filter(
    (entry) => textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'RvslInd') !== 'true',
  )
  return {
    ibans: statements.map((statement) => textAt(statement, 'Acct', 'Id', 'IBAN')).filter((iban) => iban !== ''),
    ...judgeEntries(incoming.flatMap((entry) => creditsOf(entry, places.get(entry) ?? 0))),
    debits: booked.length - incoming.length,
  }
}

/** An entry may contain several transfers with their own amounts. */
function creditsOf(entry: Node, place: number): ReadEntry[] {
  const said = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')
  const [, year = '', month = '', dayOfMonth = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(said) ?? []
  const day = dayOf(year, month, dayOfMonth)
  const isEuro = textAt(entry, 'Amt', '@_Ccy') === 'EUR'
  const details = all(entry, 'NtryDtls', 'TxDtls')
  // The sent amount may be in another currency, so the account's own comes first.
  const amounts = details.map((one) => textAt(one, 'Amt') || textAt(one, 'AmtDtls', 'TxAmt', 'Amt'))
  const parts = details.length > 1 && amounts.every((amount) => amount !== '') ? details : [details[0] ?? entry]
  return parts.map((part, i) => {
    const amount = parts.length > 1 ? (amounts[i] ?? '') : textAt(entry, 'Amt')
    const unstructured = all(part, 'RmtInf', 'Ustrd').map(textOf)
    const structured = all(part, 'RmtInf', 'Strd').map((one) => textAt(one, 'CdtrRefInf', 'Ref'))
    const texts = [...unstructured, ...structured].filter((some) => some !== '')
    const payer = textAt(part, 'RltdPties', 'Dbtr', 'Nm') || textAt(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm')
    return {
      place,
      day,
      amount,
      isEuro,
      payer: plainText(payer),
      text: plainText(texts.length > 0 ? texts.join(' ') : textAt(entry, 'AddtlNtryInf')),
    }
  })
}

function all(node: Node | undefined, ...path: string[]): Node[] {
  if (node === undefined) return []
  if (Array.isArray(node)) return node.flatMap((one: Node) => all(one, ...path))
  const [name, ...rest] = path
  if (name === undefined) return [node]
  return typeof node === 'string' ? [] : all((node as { readonly [name: string]: Node | undefined })[name], ...rest)
}

function textAt(node: Node, ...path: string[]): string {
  return textOf(all(node, ...path)[0] ?? '')
}

function textOf(node: Node): string {
  if (typeof node === 'string') return node.trim()
  return all(node, '#text').map(textOf)[0] ?? ''
}
