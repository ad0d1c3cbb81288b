import { ArrowDown, ArrowUp, Eye, EyeOff, Plus } from 'lucide-react'
import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import { announce } from '#web/ui/live-region.tsx'
import { type BlockId, freeOwnId, moved, type OwnTexts, partOf } from './home-form.ts'

interface Props {
  blocks: HomeValue['blocks']
  own: OwnTexts
  selected: BlockId
  onSelect(id: BlockId): void
  onChange(blocks: HomeValue['blocks']): void
  onAdd(): void
}

/** The parts of the page from above: each is chosen, hidden and moved by a button of its own. */
export function HomePartList({ blocks, own, selected, onSelect, onChange, onAdd }: Props) {
  const move = (id: BlockId, by: -1 | 1) => {
    const next = moved(blocks, id, by)
    onChange(next)
    const place = next.findIndex((block) => block.id === id) + 1
    announce(`${partOf(id, own).label}: ora è la ${place}ª di ${next.length}`)
  }
  return (
    <div>
      <p className="small muted below-12">Che cosa c’è, dall’alto. L’occhio nasconde, le frecce spostano.</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ol className="home-parts" role="list">
        {blocks.map(({ id, isShown }, at) => {
          const { label, note, cost } = partOf(id, own)
          const EyeIcon = isShown ? Eye : EyeOff
          return (
            <li key={id} className={isShown ? '' : 'is-hidden'}>
              <button
                type="button"
                className="home-part can-shrink"
                aria-current={id === selected ? 'true' : undefined}
                onClick={() => onSelect(id)}
              >
                <b className="bold">{label}</b>
                <br />
                <span className="small">{isShown ? note : cost}</span>
              </button>
              <span className="flex">
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-pressed={isShown}
                  aria-label={`Mostra ${label}`}
                  onClick={() =>
                    onChange(blocks.map((block) => (block.id === id ? { ...block, isShown: !isShown } : block)))
                  }
                >
                  <EyeIcon className="icon" aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label={`Sposta su ${label}`}
                  aria-disabled={at === 0}
                  onClick={() => move(id, -1)}
                >
                  <ArrowUp className="icon" aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label={`Sposta giù ${label}`}
                  aria-disabled={at === blocks.length - 1}
                  onClick={() => move(id, 1)}
                >
                  <ArrowDown className="icon" aria-hidden="true" />
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      {freeOwnId(own) ? (
        <button type="button" className="btn btn-small above-12" onClick={onAdd}>
          <Plus className="icon icon-s" aria-hidden="true" /> Un testo con foto
        </button>
      ) : (
        <p className="small muted above-12">I testi con foto sono al massimo sei.</p>
      )}
    </div>
  )
}
