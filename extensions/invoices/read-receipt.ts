import { FileProblem } from '#server/platform/file-reading/file-problem.ts'
import { openXmlParser } from '#server/platform/file-reading/read-xml.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { InvoiceState } from './invoice-states.ts'

interface Receipt {
  sending: string
  state: Extract<InvoiceState, 'delivered' | 'not_delivered' | 'rejected'>
  sdiCode: string | null
  sdiReason: string | null
}

/** The receipts of the exchange by the name of their root: RC, MC and NS, also as they were called before. */
const states: Readonly<Record<string, Receipt['state']>> = {
  RicevutaConsegna: 'delivered',
  RicevutaImpossibilitaRecapito: 'not_delivered',
  NotificaMancataConsegna: 'not_delivered',
  RicevutaScarto: 'rejected',
  NotificaScarto: 'rejected',
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** @throws Problem 400 receipt_unreadable */
export async function readReceipt(content: Buffer): Promise<Receipt> {
  const tree = await parsed(content.toString('utf8'))
  const [name, root] = Object.entries(isNode(tree) ? tree : {}).find(([one]) => states[one]) ?? []
  const state = name ? states[name] : undefined
  const sending = isNode(root)
    ? /_([A-Za-z0-9]{1,5})\.(?:xml|zip)(?:\.p7m)?$/i.exec(textOf(root.NomeFile) ?? '')?.[1]
    : undefined
  if (!state || !sending || !isNode(root)) throw problem('receipt_unreadable')
  const list = isNode(root.ListaErrori) ? [root.ListaErrori.Errore].flat().find(isNode) : undefined
  const isRejected = state === 'rejected'
  return {
    sending: sending.toUpperCase(),
    state,
    sdiCode: isRejected ? textOf(list?.Codice) : null,
    sdiReason: isRejected ? textOf(list?.Descrizione) : null,
  }
}

async function parsed(text: string): Promise<unknown> {
  const parse = await openXmlParser({ attributeNamePrefix: '@' })
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof FileProblem) throw problem('receipt_unreadable')
    throw error
  }
}
