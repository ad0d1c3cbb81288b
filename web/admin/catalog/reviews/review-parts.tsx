import { type AdminReview, getAdminReviewPhoto } from '#shared/contract/catalog/admin-reviews.ts'
import { reviews as words } from '#web/catalog/reviews/reviews-it.ts'
import { addressOf } from '#web/platform/api.ts'

interface Props {
  review: AdminReview
  onRemovePhoto(photoId: string): void
}

/** What a writer has said of the size, and the photos. */
export function ReviewParts({ review: { fit, heightFromCm, photoIds = [], title }, onRemovePhoto }: Props) {
  const said = [
    fit && words.fitOf(words.fits[fit]),
    heightFromCm && words.ofHeight(words.heights(heightFromCm)),
  ].filter(Boolean)
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
