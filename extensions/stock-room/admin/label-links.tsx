import { Tag } from 'lucide-react'
import { some } from '#web/admin/admin-format.ts'
import { addressOf } from '#web/platform/api.ts'
import { getPriceLabels, type LabelItem, type LabelPaper, labelItemsText, maxLabels } from '../labels/label-calls.ts'

const papers: Record<LabelPaper, string> = { sheet: 'Etichette su foglio', roll: 'Etichette su rotolo' }

/** Price labels open as a file to print. */
export function LabelLinks({ items }: { items: readonly LabelItem[] }) {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count === 0) return null
  if (count > maxLabels)
    return <span className="small muted">Più di {maxLabels} etichette: stampale in più volte dai Prodotti.</span>
  return (
    <>
      {(['sheet', 'roll'] as const).map((paper) => (
        <a
          key={paper}
          className="btn btn-small"
          href={addressOf(getPriceLabels, { query: { items: labelItemsText(items), paper } })}
          target="_blank"
          rel="noreferrer"
          title={some(count, 'etichetta', 'etichette')}
        >
          {paper === 'sheet' && <Tag className="icon icon-s" aria-hidden="true" />} {papers[paper]}
        </a>
      ))}
    </>
  )
}
