import { BadgeCheck, Check, CircleCheck, EyeOff, Hourglass, Link2, Trash2 } from 'lucide-react'
import { type AdminReview, answerReview } from '#shared/contract/catalog/admin-reviews.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { ReviewParts } from './review-parts.tsx'
import { ReviewReply } from './review-reply.tsx'
import type { useModeration } from './use-moderation.tsx'

interface Props {
  review: AdminReview
  moderation: ReturnType<typeof useModeration>
}

/** Reasons for which a review may be hidden; being negative is none (rule 453). */
const reasons = ['Insulti', 'Dati personali', 'Fuori tema', 'Spam o pubblicità', 'Contenuto illecito']

const hints = {
  shown: 'Tutti la leggono sotto la recensione',
  waiting: 'Compare sotto la recensione quando la approvi',
}

/** Links stay plain text in the shop; the administrator should see them before they are approved. */
const linkPattern =
  /https?:|www\.|\b[a-z\d-]{2,}\.(?:com|it|net|org|info|biz|ru|cn|xyz|top|shop|store|online|site|club|me|io|eu|de|fr)\b/i
const hasLink = (text: string) => linkPattern.test(text)

const reviewsOf = (slug: string) => `/prodotto/${slug}#recensioni`

export function ModerationCard({ review, moderation }: Props) {
  const { id, isApproved, title, hiddenReason, product } = review
  const isBusy = moderation.isBusy(id)
  const asksReason = !isApproved && (hiddenReason !== null || moderation.isJustHidden(id))
  const known = hiddenReason && !reasons.includes(hiddenReason) ? [hiddenReason, ...reasons] : reasons
  return (
    <article className={`review-entry ${isApproved ? '' : 'is-waiting'}`} aria-labelledby={`review-${id}`}>
      <div className="row wraps spaced-6-12">
        <h3 id={`review-${id}`} className="admin-plain">
          {title}
        </h3>
        <Badge tone={isApproved ? 'ok' : 'amber'} icon={isApproved ? CircleCheck : Hourglass}>
          {isApproved ? 'Approvata' : 'In Attesa'}
        </Badge>
        {hasLink(`${title} ${review.comment} ${review.customerName}`) && (
          <Badge tone="amber" icon={Link2}>
            Contiene un link
          </Badge>
        )}
        {review.isVerified && (
          <Badge tone="ok" icon={BadgeCheck}>
            Acquisto Verificato
          </Badge>
        )}
      </div>
      <p className="row small muted above-6 wraps spaced-10">
        <Stars rating={review.rating} /> <span className="num ink">{review.rating}/5</span>{' '}
        <time dateTime={review.createdAt}>{momentText(review.createdAt)}</time>
      </p>
      <div className="review-said">
        <div className="grow">
          <p className="admin-words measure-70 pre-line">{review.comment}</p>
          <ReviewParts review={review} onRemovePhoto={moderation.askPhoto} />
        </div>
        <ReviewReply
          about={`review-${id}`}
          answer={review.answer}
          isShown={isApproved}
          hint={`${hints[isApproved ? 'shown' : 'waiting']}; chi l’ha scritta riceve un’e-mail.`}
          call={(api, text) => api(answerReview, { params: { id: String(id) }, body: { text } })}
        />
      </div>
      {asksReason && (
        <label className="row small below-12 wraps spaced-8">
          Motivo per cui è nascosta
          <select
            className="input admin-reason"
            value={hiddenReason ?? ''}
            onChange={({ target }) => moderation.judge({ id, isApproved: false, reason: target.value })}
          >
            <option value="">Non indicato</option>
            {known.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        </label>
      )}
      <div className="review-foot">
        <p className="small can-shrink above-12">
          <b className="bold">{review.customerName}</b>, {review.customerEmail}
          <br />
          <span className="muted">
            {product.slug ? <a href={reviewsOf(product.slug)}>{product.name}</a> : product.name} ·{' '}
            <span className="nowrap">Codice {product.productCode || 'N/A'}</span>
          </span>
        </p>
        <span className="row spaced-8">
          <button
            type="button"
            className={`btn btn-small ${isApproved ? '' : 'btn-main'}`}
            aria-disabled={isBusy}
            aria-describedby={`review-${id}`}
            onClick={() => moderation.judge({ id, isApproved: !isApproved })}
          >
            {isBusy ? (
              <span className="spin" aria-hidden="true" />
            ) : isApproved ? (
              <EyeOff className="icon icon-s" aria-hidden="true" />
            ) : (
              <Check className="icon icon-s" aria-hidden="true" />
            )}{' '}
            {isApproved ? 'Nascondi' : 'Approva'}
          </button>
          <button
            type="button"
            className="btn btn-danger btn-small"
            aria-describedby={`review-${id}`}
            onClick={() => moderation.askDelete(review)}
          >
            <Trash2 className="icon icon-s" aria-hidden="true" /> Elimina
          </button>
        </span>
      </div>
    </article>
  )
}
