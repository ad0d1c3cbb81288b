import { useState } from 'react'
import { type AdminProduct, getAdminProduct, updateProduct } from '#shared/contract/catalog/admin-products.ts'
import { missingText } from '#shared/domain/catalog/missing-text.ts'
import { type Missing, missingOf } from '#shared/domain/platform/goods/inspection-card.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { useAct } from '#web/admin/use-act.ts'
import { ApiError } from '#web/platform/api.ts'
import type { InspectionEditor } from './use-inspection-editor.ts'

interface Props {
  product: AdminProduct
  bench: InspectionEditor
  photos: number
  onClose(): void
}

const partOf = { grade: '#bench-grade', photos: '#bench-photos', markPhotos: '#bench-marks' }

/** Moves to the section of a missing part; for checks to the first open one. */
function goTo(missing: Missing): void {
  const place = missing.code === 'checks' ? `input[name="bench-${missing.points[0]}"]` : partOf[missing.code]
  const part = document.querySelector<HTMLElement>(place)
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'center' })
}

/** The missing parts, and the button that switches the bicycle on. */
export function InspectionFoot({ product, bench, photos, onClose }: Props) {
  const { card, state } = bench
  // The initial number; with enough pictures the server counts again.
  const [want] = useState(() => card.missing.find((one) => one.code === 'photos')?.want ?? 0)
  const missing = missingOf(
    {
      grade: card.grade,
      checked: card.checks.map(({ point }) => point),
      marks: card.marks.map(({ number, photoUrl }) => ({ number, hasPhoto: photoUrl !== null })),
    },
    { points: card.points, photos: photos + card.marks.filter(({ photoUrl }) => photoUrl).length, want },
  )
  const activate = useAct({
    call: async (api) => {
      const params = { id: String(product.id) }
      const { version } = await api(getAdminProduct, { params })
      return api(updateProduct, { params, body: { isActive: true, version } })
    },
    said: ({ name }) => ['In negozio', `${name} è in vendita, con la sua scheda.`],
    failed: (error) =>
      (error instanceof ApiError && Object.values(error.fields)[0]) ||
      messageOf(error, 'Non è andata in negozio. Riprova.'),
    onDone: onClose,
  })
  const isReady = missing.length === 0 && state === 'saved'
  return (
    <footer className="editor-foot">
      <p className="small" role="status">
        {missing.length > 0 ? (
          <>
            <b className="bold">{product.isActive ? 'È in negozio. Per completarla:' : 'Manca ancora:'}</b>{' '}
            {missing.map((one, i) => (
              <span key={one.code}>
                {i > 0 && (i === missing.length - 1 ? ' e ' : ', ')}
                <button type="button" className="link" onClick={() => goTo(one)}>
                  {missingText(one, 'it')}
                </button>
              </span>
            ))}
            .
          </>
        ) : product.isActive ? (
          'È in negozio, con la scheda completa.'
        ) : (
          'La scheda è completa.'
        )}
      </p>
      <div className="row spaced-8">
        <button type="button" className="btn" onClick={onClose}>
          Chiudi
        </button>
        {!product.isActive && (
          <button
            type="button"
            className="btn btn-main"
            disabled={!isReady}
            aria-disabled={activate.busy}
            onClick={() => activate.send()}
          >
            {activate.busy && <span className="spin" aria-hidden="true" />} Metti in negozio
          </button>
        )}
      </div>
    </footer>
  )
}
