import type { RefusedCell } from '#shared/contract/pricing/bulk-edit.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { countText, euro } from '#web/admin/admin-format.ts'
import type { CellDraft } from './cell-drafts.ts'

/** What the server refuses, in words and with the two ways out. */
export function refusedDraft(draft: CellDraft, cells: readonly RefusedCell[]): CellDraft {
  const found = cells.filter(
    ({ id, field }) => id === draft.product.id && (field === draft.field || field === 'isActive'),
  )
  const [first] = found
  if (!first) return draft
  const { why, size = '', now } = first
  const ofSize = size === '' ? '' : `${size}: `
  if (why === 'gone')
    return { ...draft, problem: size === '' ? 'Questo prodotto non c’è più.' : `La taglia ${size} non c’è più.` }
  if (why === 'part')
    return { ...draft, problem: 'Gli manca ancora qualcosa per stare in vendita: apri la sua scheda.' }
  if (why === 'reserved')
    return { ...draft, problem: `${ofSize}${now} sono di chi sta pagando: lasciane almeno ${now}.` }
  const nowOf = Object.fromEntries(
    found.map((cell) => [cell.size ?? '', draft.field === 'price' ? centsOf(cell.now ?? '0') : Number(cell.now)]),
  )
  const shown = (value: number | undefined) =>
    draft.field === 'price' ? euro(toDecimal(value ?? 0)) : countText(value ?? 0)
  const sentence = ({ size: part = '', why: reason }: RefusedCell) => {
    const [was = 0, is = 0] = [draft.from[part], nowOf[part]]
    const name = part === '' ? '' : `${part}: `
    if (reason === 'sold') return `${name}intanto venduto ${countText(was - is)}: ora ${countText(is)}`
    if (reason === 'reduced') return `è appena andato in ribasso: ora ${shown(is)}`
    return `${name}intanto cambiato: era ${shown(was)}, ora ${shown(is)}`
  }
  const listed = (values: Readonly<Record<string, number>>) =>
    found.map(({ size: part = '' }) => shown(values[part])).join(', ')
  return {
    ...draft,
    question: {
      text: `${found.map(sentence).join('; ')}. Non è stato salvato nulla.`,
      keep: `Tieni ${listed(nowOf)}`,
      put: `Metti ${listed(draft.values)}`,
      now: { ...draft.from, ...nowOf },
    },
  }
}
