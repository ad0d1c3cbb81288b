import { useQuery } from '@tanstack/react-query'
import { EyeOff, FileText, Undo2 } from 'lucide-react'
import { momentText, some } from '#web/admin/admin-format.ts'
import { useApi } from '#web/platform/api.ts'
import type { ImportDetail } from '../admin-imports.ts'
import type { StoredImport } from '../stored-import.ts'
import { importQuery, isOpen } from './import-queries.ts'
import { countsText, endText, fileNameOf, isTooLate, staying, stayingTexts } from './import-words.ts'

export type TakingBack = { one: ImportDetail; way: 'undo' | 'switch_off' }

interface Props {
  one: StoredImport
  onOpen(): void
  onTakeBack(asked: TakingBack): void
}

export function ImportRow({ one, onOpen, onTakeBack }: Props) {
  const isThere = one.state === 'done'
  const detail = useQuery(importQuery(useApi(), isThere && one.isKept ? one.id : undefined)).data
  const forecast = detail?.forecast
  const name = fileNameOf(one)
  return (
    <li>
      <div>
        <b className="bold">{name}</b>
        <p className="small muted">
          {momentText(one.createdAt)} · Admin · {countsText(one)}
        </p>
      </div>
      <div className="small">
        {isThere && !one.isKept && <p className="muted">Sono passati più di 90 giorni: non si può più annullare.</p>}
        {forecast &&
          (isTooLate(forecast) ? (
            <p>{lateText(one, forecast.back)}</p>
          ) : (
            <Sentences of={stayingTexts(forecast, false)} />
          ))}
        {one.state === 'taken_back' && (
          <>
            <p>
              <span className="badge badge-plain">
                <Undo2 className="icon icon-s" aria-hidden="true" /> {endText(one)}
              </span>
            </p>
            {one.outcome && one.ending === 'undone' && <Sentences of={stayingTexts(one.outcome, true)} />}
          </>
        )}
        {isOpen(one) && <p className="muted">In corso</p>}
      </div>
      <div className="import-actions flex wraps spaced-8">
        {detail && forecast && !isTooLate(forecast) && (
          <button
            type="button"
            className="btn btn-small"
            aria-label={`${undoLabel(staying(forecast))}: ${name}, ${momentText(one.createdAt)}`}
            onClick={() => onTakeBack({ one: detail, way: 'undo' })}
          >
            <Undo2 className="icon icon-s" aria-hidden="true" /> {undoLabel(staying(forecast))}
          </button>
        )}
        {detail && forecast && isTooLate(forecast) && one.created > 0 && (
          <button
            type="button"
            className="btn btn-small"
            aria-label={`${offLabel(one.created)}: ${name}, ${momentText(one.createdAt)}`}
            onClick={() => onTakeBack({ one: detail, way: 'switch_off' })}
          >
            <EyeOff className="icon icon-s" aria-hidden="true" /> {offLabel(one.created)}
          </button>
        )}
        <button type="button" className="btn btn-small" aria-label={`Guarda il rapporto: ${name}`} onClick={onOpen}>
          <FileText className="icon icon-s" aria-hidden="true" /> Guarda il rapporto
        </button>
      </div>
    </li>
  )
}

const undoLabel = (stay: number) => (stay > 0 ? `Annulla, salvo ${some(stay, 'articolo', 'articoli')}` : 'Annulla')
export const offLabel = (created: number) =>
  created === 1 ? 'Disattiva l’articolo nuovo' : `Disattiva i ${some(created, 'articolo nuovo', 'articoli nuovi')}`

function lateText({ created }: StoredImport, back: number): string {
  const only = created > 0 ? ': si può solo disattivare quello che ha aggiunto.' : ': non si può più annullare.'
  return back === 0 ? `Tutto è cambiato dopo${only}` : `Troppe cose sono cambiate dopo${only}`
}

function Sentences({ of }: { of: readonly string[] }) {
  return of.map((text) => <p key={text}>{text}</p>)
}
