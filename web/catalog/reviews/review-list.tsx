import { BadgeCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { getReviewPhoto, type Review } from '#shared/contract/catalog/reviews.ts'
import { heightBands } from '#shared/domain/platform/goods/review-fit.ts'
import { textLanguage } from '#shared/domain/platform/text-language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { addressOf } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { ReviewLanguage } from './review-language.tsx'
import { reviewTexts } from './review-texts.ts'

const shownAtFirst = 4
const worthSorting = 4

type Order = 'newest' | 'best' | 'worst'
const orders: Record<Order, (a: Review, b: Review) => number> = {
  newest: () => 0,
  best: (a, b) => b.rating - a.rating,
  worst: (a, b) => a.rating - b.rating,
}

const mostLow = 3

/** The kinds of reviews to show alone, with how many there are; a kind that holds none or all is no choice. */
function kindsOf(reviews: readonly Review[], t: ReturnType<typeof reviewTexts.useChunk>) {
  const kinds: [name: string, holds: (review: Review) => boolean][] = [
    [t.withPhoto, ({ photoIds }) => photoIds !== undefined],
    [t.lowStars(mostLow), ({ rating }) => rating <= mostLow],
    ...heightBands.map((band): (typeof kinds)[number] => [
      t.ofHeight(t.heights(band)),
      ({ heightFromCm }) => heightFromCm === band,
    ]),
  ]
  return kinds
    .map(([name, holds]) => ({ name, reviews: reviews.filter(holds) }))
    .filter((kind) => kind.reviews.length > 0 && kind.reviews.length < reviews.length)
}

interface Props {
  reviews: readonly Review[]
  productCode: string
}

export function ReviewList({ reviews: all, productCode }: Props) {
  const t = reviewTexts.useChunk()
  const [order, setOrder] = useState<Order>('newest')
  const kinds = kindsOf(all, t)
  const [chosen, setChosen] = useState<string>()
  const reviews = kinds.find(({ name }) => name === chosen)?.reviews ?? all
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll<HTMLElement>('h3')[shownAtFirst]?.focus()
  }, [isWhole])
  const sorted = reviews.toSorted(orders[order])
  const shown = isWhole ? sorted : sorted.slice(0, shownAtFirst)
  return (
    <div>
      {all.length >= worthSorting && (
        <div className="row wraps spaced-8 below-16">
          {[{ name: t.all, reviews: all }, ...kinds].map(({ name, reviews: some }) => (
            <button
              key={name}
              type="button"
              className={some === reviews ? 'btn btn-small btn-main' : 'btn btn-small'}
              aria-pressed={some === reviews}
              onClick={() => setChosen(name)}
            >
              {name} {some.length}
            </button>
          ))}
          <label className="end">
            <span className="sr-only">{t.sortBy}</span>
            <select className="input" value={order} onChange={(event) => setOrder(event.target.value as Order)}>
              {(Object.keys(orders) as Order[]).map((one) => (
                <option key={one} value={one}>
                  {t.sort[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul role="list" ref={list}>
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} productCode={productCode} />
        ))}
      </ul>
      {shown.length < reviews.length && (
        <button type="button" className="btn btn-small" onClick={() => setWhole(true)}>
          {t.showMore(reviews.length - shown.length)}
        </button>
      )}
    </div>
  )
}

function ReviewItem({ review, productCode }: { review: Review; productCode: string }) {
  const t = reviewTexts.useChunk()
  const { language } = useI18n()
  const { name, email } = useShop()
  const report = `mailto:${email}?subject=${encodeURIComponent(t.reportSubject(productCode, review.id))}`
  return (
    <li className="review">
      <div className="row wraps spaced-6-12">
        <Stars rating={review.rating} />
        <span className="num" aria-hidden="true">
          {review.rating}/5
        </span>
        {review.isVerified && (
          <Badge tone="ok" icon={BadgeCheck}>
            {t.verified}
          </Badge>
        )}
        <ReviewLanguage of={review.language} />
      </div>
      <h3 tabIndex={-1} lang={review.language ?? 'it'}>
        {review.title}
      </h3>
      <p className="measure-66 pre-line" lang={review.language ?? 'it'}>
        {review.comment}
      </p>
      {review.photoIds && (
        <ul className="flex wraps spaced-8 above-12">
          {review.photoIds.map((id, i) => (
            <li key={id}>
              <a href={addressOf(getReviewPhoto, { params: { id }, query: {} })} target="_blank" rel="noopener">
                <img
                  className="review-photo outlined"
                  src={addressOf(getReviewPhoto, { params: { id }, query: { size: 'small' } })}
                  alt={t.photoOf(i + 1, review.customerName)}
                  width={112}
                  height={96}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="small hint above-8">
        <bdi>{review.customerName}</bdi>,{' '}
        <time dateTime={review.createdAt}>{shopDate(review.createdAt, language)}</time>
        {review.fit && ` · ${t.fitOf(t.fits[review.fit])}`}
        {review.heightFromCm && ` · ${t.ofHeight(t.heights(review.heightFromCm))}`}
      </p>
      <p className="row wraps spaced-6-12 small above-4">
        {email && (
          <a href={report} aria-label={t.reportNamed(review.title)}>
            {t.report}
          </a>
        )}
        <HelpfulButton review={review} />
      </p>
      {review.answer && (
        <div className="note above-12 block measure-66">
          <p className="bold">{t.answeredBy(name)}</p>
          <p className="above-4 pre-line" lang={textLanguage(review.answer.text)}>
            {review.answer.text}
          </p>
          <p className="hint above-4">
            <time dateTime={review.answer.at}>{shopDate(review.answer.at, language)}</time>
          </p>
        </div>
      )}
    </li>
  )
}
