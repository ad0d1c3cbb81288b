import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { countText, some } from '#web/admin/admin-format.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import type { IncomingPictures as Incoming } from '../incoming-pictures.ts'
import { incomingPicturesQuery, useDoPictureStep } from './incoming-queries.ts'
import './picture-import.css'

/** The progress of pictures named by imported files; empty without any. */
export function IncomingPictures() {
  const { open } = useAdminAddress()
  const refresh = useRefresh()
  const found = useQuery(incomingPicturesQuery(useApi())).data
  const step = useDoPictureStep()
  const done = found?.done
  const seen = useRef(done)
  useEffect(() => {
    // Products have new pictures since they were read.
    if (seen.current !== undefined && seen.current !== done) void refresh()
    seen.current = done
  }, [done, refresh])
  if (!found) return null
  const { waiting, stopped, failed, awaited } = found
  if (waiting + stopped + failed + awaited === 0) return null
  const total = found.done + waiting + stopped + failed
  const settled = found.done + failed
  return (
    <section
      className={`note ${failed > 0 ? 'note-warning' : ''} incoming wraps align-center`}
      aria-label="Foto in arrivo"
    >
      <Images className="icon" aria-hidden="true" />
      <div className="incoming-text">
        <p role="status">
          <b className="bold">{headOf(found)}</b> {restOf(found)}
        </p>
        {waiting + stopped > 0 && (
          <div
            className="progress above-8"
            role="progressbar"
            aria-label="Foto arrivate"
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={settled}
          >
            <i style={{ width: `${(settled / total) * 100}%` }} />
          </div>
        )}
      </div>
      <div className="flex wraps spaced-8">
        {waiting > 0 && (
          <button
            type="button"
            className="btn btn-small"
            disabled={step.busy}
            onClick={() => step.send({ step: 'stop' })}
          >
            Ferma
          </button>
        )}
        {stopped > 0 && (
          <button
            type="button"
            className="btn btn-small"
            disabled={step.busy}
            onClick={() => step.send({ step: 'resume' })}
          >
            Riprendi
          </button>
        )}
        {failed + awaited > 0 && (
          <button type="button" className="btn btn-small" onClick={() => open('foto')}>
            {failed > 0 ? 'Guarda quali mancano' : 'Guarda quali sono'}
          </button>
        )}
      </div>
    </section>
  )
}

function headOf({ done, waiting, stopped, failed }: Incoming): string {
  const total = done + waiting + stopped + failed
  if (total === 0) return 'Foto da caricare.'
  const arrived = `${countText(done)} di ${some(total, 'foto arrivata', 'foto arrivate')}`
  if (waiting > 0) return `Foto in arrivo: ${arrived}.`
  return stopped > 0 ? `Foto ferme: ${arrived}.` : `Foto: ${arrived}.`
}

function restOf({ failed, awaited, waiting }: Incoming): string {
  const parts = [
    ...(waiting > 0 ? ['Il negozio le prende dagli indirizzi del file; puoi lavorare ad altro.'] : []),
    ...(failed > 0 ? [`${some(failed, 'non è riuscita', 'non sono riuscite')}.`] : []),
    ...(awaited > 0
      ? [
          `Di ${some(awaited, 'foto', 'foto')} il file dice solo il nome: caricale in uno zip da «Importa», il negozio le riconosce.`,
        ]
      : []),
  ]
  return parts.join(' ')
}
