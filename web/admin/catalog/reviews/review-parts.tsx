import { type AdminReview, getAdminReviewPhoto } from '#shared/contract/catalog/admin-reviews.ts'
import { addressOf } from '#web/api.ts'

const fitWords = { small: 'piccola', right: 'giusta', large: 'grande' }

const heightOf = (from: number) =>
  from === 140 ? 'fino a 149 cm' : from === 190 ? '190 cm o più' : `${from}–${from + 9} cm`

interface Props {
  review: AdminReview
  onRemovePhoto(photoId: string): void
}

/** What a writer has said of the size, and the photos. */
export function ReviewParts({ review: { fit, heightFromCm, photoIds = [], title }, onRemovePhoto }: Props) {
  const said = [fit && `Taglia ${fitWords[fit]}`, heightFromCm && `Statura ${heightOf(heightFromCm)}`].filter(Boolean)
  return (
    <>
      {said.length > 0 && <p className="small muted below-12">{said.join(' · ')}</p>}
      {photoIds.length > 0 && (
        <ul className="flex wraps spaced-12 below-16">
          {photoIds.map((id, i) => (
            <li key={id}>
              <a href={addressOf(getAdminReviewPhoto, { params: { id } })} target="_blank" rel="noopener">
                <img
                  className="review-photo outlined"
                  src={addressOf(getAdminReviewPhoto, { params: { id } })}
                  alt={`Foto ${i + 1} di «${title}»`}
                />
              </a>
              <br />
              <button
                type="button"
                className="btn btn-text btn-small"
                aria-label={`Togli la foto ${i + 1} di «${title}»`}
                onClick={() => onRemovePhoto(id)}
              >
                Togli
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
