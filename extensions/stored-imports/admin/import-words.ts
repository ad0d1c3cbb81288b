import type { KeptCounts } from '#shared/domain/platform/states/import-state.ts'
import { momentText, some } from '#web/admin/admin-format.ts'
import type { StoredImport } from '../stored-import.ts'

export const fileNameOf = ({ fileName }: Pick<StoredImport, 'fileName'>) => fileName ?? 'File senza nome'

/** «64 righe: 2 nuove, 51 aggiornate, 11 uguali». */
export function countsText({ rows, created, updated, unchanged, skipped }: StoredImport): string {
  const parts = [
    ...(created > 0 ? [some(created, 'nuovo', 'nuovi')] : []),
    ...(updated > 0 ? [some(updated, 'aggiornato', 'aggiornati')] : []),
    ...(unchanged > 0 ? [some(unchanged, 'uguale', 'uguali')] : []),
    ...(skipped > 0 ? [some(skipped, 'lasciato fuori', 'lasciati fuori')] : []),
  ]
  return `${some(rows, 'riga', 'righe')}: ${parts.join(', ')}`
}

/** The state of an import, unless it is simply done. */
export function endText({ ending, takenBackAt }: StoredImport): string {
  const when = takenBackAt ? ` il ${momentText(takenBackAt)}` : ''
  if (ending === 'undone') return `Annullata${when}`
  if (ending === 'switched_off') return `Articoli nuovi disattivati${when}`
  if (ending === 'stopped') return `Interrotta${when}: nessun articolo è cambiato`
  if (ending === 'cut_off') return `Rimasta a metà, rimessa com’era prima${when}`
  return `Fermata${when}: un articolo è cambiato mentre entrava`
}

/** Products that an undo leaves different from before. */
export const staying = ({ pieces_kept, kept, switched_off }: KeptCounts) => pieces_kept + kept + switched_off

/** Most products have changed since: a partial undo would be pointless. */
export const isTooLate = (counts: KeptCounts) => staying(counts) > counts.back

interface StayingWords {
  sold: readonly [one: string, many: string]
  changed: readonly [one: string, many: string]
  ordered: readonly [one: string, many: string]
}

const willStay: StayingWords = {
  sold: [
    'articolo è stato venduto dopo: i suoi pezzi restano come sono, il resto torna indietro.',
    'articoli sono stati venduti dopo: i loro pezzi restano come sono, il resto torna indietro.',
  ],
  changed: ['articolo è cambiato dopo e resta com’è.', 'articoli sono cambiati dopo e restano come sono.'],
  ordered: [
    'articolo nuovo è già in un ordine, un carrello o una recensione: viene disattivato.',
    'articoli nuovi sono già in ordini, carrelli o recensioni: vengono disattivati.',
  ],
}
const hasStayed: StayingWords = {
  sold: ['articolo, venduto dopo, ha tenuto i suoi pezzi.', 'articoli, venduti dopo, hanno tenuto i loro pezzi.'],
  changed: ['articolo, cambiato dopo, è rimasto com’era.', 'articoli, cambiati dopo, sono rimasti com’erano.'],
  ordered: [
    'articolo nuovo, già in un ordine, un carrello o una recensione, è stato disattivato.',
    'articoli nuovi, già in ordini, carrelli o recensioni, sono stati disattivati.',
  ],
}

/** The products that stay, and why: a sentence for each. */
export function stayingTexts({ pieces_kept, kept, switched_off }: KeptCounts, isOver: boolean): string[] {
  const { sold, changed, ordered } = isOver ? hasStayed : willStay
  const counted = [
    [pieces_kept, sold],
    [kept, changed],
    [switched_off, ordered],
  ] as const
  return counted.filter(([count]) => count > 0).map(([count, [one, many]]) => some(count, one, many))
}
