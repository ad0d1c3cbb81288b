import { useQuery } from '@tanstack/react-query'
import { countText, some } from '#web/admin/admin-format.ts'
import { useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import type { OpenPicture } from '../incoming-pictures.ts'
import { incomingPicturesQuery, useDoPictureStep } from './incoming-queries.ts'
import './picture-import.css'

/** Failed pictures with their reasons, and files still to upload. */
export default function IncomingDialog({ onClose }: { onClose(): void }) {
  const found = useQuery(incomingPicturesQuery(useApi())).data
  const step = useDoPictureStep()
  const { failures = [], awaitedNames = [], failed = 0, awaited = 0 } = found ?? {}
  return (
    <Dialog open onClose={onClose} title="Foto che mancano" size="checkout" focus="title">
      <div className="dialog-body stack">
        {found && failed + awaited === 0 && <p role="status">Non manca più nessuna foto.</p>}
        {failed > 0 && <FailedPictures {...{ failures, failed, step }} />}
        {awaited > 0 && <AwaitedPictures {...{ awaitedNames, awaited, step }} />}
      </div>
      <div className="admin-save">
        <button type="button" className="btn" onClick={onClose}>
          Chiudi
        </button>
      </div>
    </Dialog>
  )
}

interface FailedProps {
  failures: readonly OpenPicture[]
  failed: number
  step: ReturnType<typeof useDoPictureStep>
}

function FailedPictures({ failures, failed, step }: FailedProps) {
  return (
    <section className="box" aria-labelledby="inc-failed">
      <div className="box-body incoming-head wraps spaced-8 align-center">
        <h3 id="inc-failed">{some(failed, 'foto non è arrivata', 'foto non sono arrivate')}</h3>
        <button
          type="button"
          className="btn btn-small"
          disabled={step.busy}
          onClick={() => step.send({ step: 'retry' })}
        >
          Riprova tutte
        </button>
        <button
          type="button"
          className="btn btn-small"
          disabled={step.busy}
          onClick={() => step.send({ step: 'forget', ids: failures.map(({ id }) => id) })}
        >
          {failures.length < failed ? `Lascia perdere queste ${countText(failures.length)}` : 'Lascia perdere tutte'}
        </button>
      </div>
      <table className="data-table">
        <caption className="sr-only">Foto che non sono arrivate</caption>
        <thead>
          <tr>
            <th scope="col">Articolo</th>
            <th scope="col">Indirizzo e motivo</th>
            <th scope="col">
              <span className="sr-only">Che cosa fare</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {failures.map((one) => (
            <tr key={one.id}>
              <ArticleCell picture={one} />
              <td className="cell-row">
                <span className="small">{one.address}</span>
                <br />
                {one.reason}
              </td>
              <td className="cell-row">
                <span className="row wraps spaced-8">
                  <button
                    type="button"
                    className="btn btn-small"
                    aria-label={`Riprova ${one.address}`}
                    disabled={step.busy}
                    onClick={() => step.send({ step: 'retry', ids: [one.id] })}
                  >
                    Riprova
                  </button>
                  <button
                    type="button"
                    className="btn btn-small"
                    aria-label={`Lascia perdere ${one.address}`}
                    disabled={step.busy}
                    onClick={() => step.send({ step: 'forget', ids: [one.id] })}
                  >
                    Lascia perdere
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {failures.length < failed && (
        <p className="box-body small muted">e altre {countText(failed - failures.length)}</p>
      )}
    </section>
  )
}

interface AwaitedProps {
  awaitedNames: readonly OpenPicture[]
  awaited: number
  step: ReturnType<typeof useDoPictureStep>
}

function AwaitedPictures({ awaitedNames, awaited, step }: AwaitedProps) {
  return (
    <section className="box" aria-labelledby="inc-awaited">
      <div className="box-body incoming-head wraps spaced-8 align-center">
        <h3 id="inc-awaited">{some(awaited, 'foto da caricare', 'foto da caricare')}</h3>
        <button
          type="button"
          className="btn btn-small"
          disabled={step.busy}
          onClick={() => step.send({ step: 'forget', ids: awaitedNames.map(({ id }) => id) })}
        >
          {awaitedNames.length < awaited
            ? `Lascia perdere queste ${countText(awaitedNames.length)}`
            : 'Lascia perdere tutte'}
        </button>
        <p className="small muted">
          Mettile in uno zip, con questi nomi, e scegli lo zip in «Importa»: ognuna va al suo articolo.
        </p>
      </div>
      <table className="data-table">
        <caption className="sr-only">Foto da caricare</caption>
        <thead>
          <tr>
            <th scope="col">Articolo</th>
            <th scope="col">Nome del file</th>
          </tr>
        </thead>
        <tbody>
          {awaitedNames.map((one) => (
            <tr key={one.id}>
              <ArticleCell picture={one} />
              <td className="cell-row">{one.address}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {awaitedNames.length < awaited && (
        <p className="box-body small muted">e altre {countText(awaited - awaitedNames.length)}</p>
      )}
    </section>
  )
}

function ArticleCell({ picture: { productName, productCode } }: { picture: OpenPicture }) {
  return (
    <td className="cell-row">
      <b className="bold">{productName}</b>
      <br />
      <span className="small muted">{productCode}</span>
    </td>
  )
}
