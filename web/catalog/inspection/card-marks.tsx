import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Defect } from '#shared/contract/catalog/inspection.ts'
import { SideView } from '#web/pictures/side-view.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { inspectionCardTexts } from './inspection-card-texts.ts'

/** A number that would leave the drawing stands on the left. */
const turnsLeftAt = 800

/** Defects: crosses on the side view, each a link to its text and photo. */
export function CardMarks({ product, defects }: { product: Product; defects: readonly Defect[] }) {
  const t = inspectionCardTexts.useChunk()
  const url = product.drawingUrl
  const isSold = product.soldAt !== undefined
  return (
    <section className="inspection-defects relative stroke-above ground-paper" aria-labelledby="segni">
      <div className="inspection-under">
        <h2 id="segni">{isSold ? t.wasNotPerfect : t.notPerfect}</h2>
        <p className="muted">{defects.length === 0 ? t.noMarks : t.marks(defects.length, isSold)}</p>
      </div>
      {defects.length > 0 && (
        <div className="defects grid align-center">
          {url && (
            <figure className="defect-drawing">
              <div className="defect-area relative">
                <SideView url={url} alt={t.drawing(defects.map(({ title }) => title).join(', '))} />
                {defects.map(({ number, x, y, title }) => (
                  <a
                    className={`defect-mark absolute grid center-items no-underline ${x > turnsLeftAt ? 'mark-left' : ''}`}
                    href={`#segno-${number}`}
                    style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
                    key={number}
                  >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d="m4 4 16 16M20 4 4 20" />
                    </svg>
                    <span className="num absolute grid center-items">{number}</span>
                    <span className="sr-only">, {title}</span>
                  </a>
                ))}
              </div>
              <figcaption>{t.drawingCaption}</figcaption>
            </figure>
          )}
          <ol className="defect-list grid line-above">
            {defects.map(({ number, side, title, text, photoUrl }) => (
              <li
                className={`defect grid spaced-16 align-center line-below ${photoUrl ? '' : 'no-photo'}`}
                id={`segno-${number}`}
                key={number}
              >
                {photoUrl && <Picture url={photoUrl} alt={t.photoOf(title)} sizes="120px" ratio="square" />}
                <div>
                  <h3>
                    <span className="defect-cross" aria-hidden="true" />
                    {number}. {title}
                  </h3>
                  <p className="small">{[text, side === 'left' && t.leftSide].filter(Boolean).join(' ')}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
