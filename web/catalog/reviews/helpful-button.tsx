import { ThumbsUp } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { type Review, voteHelpful } from '#shared/contract/catalog/reviews.ts'
import { useApi } from '#web/platform/api.ts'
import { emptyList, isWhole, storedList } from '#web/session/stored-list.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { helpfulKey } from './helpful-key.ts'
import { reviewTexts } from './review-texts.ts'

interface Vote {
  reviewId: number
  vote: string
}

/** One vote of this browser for each review; the server knows its random number alone. */
const votes = storedList<Vote>({
  key: helpfulKey,
  most: 500,
  isLine: ({ reviewId, vote }) => isWhole(reviewId, 1) && typeof vote === 'string',
})

export function HelpfulButton({ review }: { review: Review }) {
  const t = reviewTexts.useChunk()
  const api = useApi()
  const own = useSyncExternalStore(votes.subscribe, votes.lines, emptyList).find((one) => one.reviewId === review.id)
  const [counted, setCounted] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const count = counted ?? review.helpful ?? 0
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    const vote = own?.vote ?? crypto.randomUUID()
    try {
      const params = { id: String(review.id) }
      setCounted((await api(voteHelpful, { params, body: { vote, isHelpful: !own } })).helpful)
      votes.change((all) => {
        const others = all.filter((one) => one.reviewId !== review.id)
        return own ? others : [{ reviewId: review.id, vote }, ...others]
      })
    } catch {
      showToast({ variant: 'destructive', title: t.helpfulFailed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="btn btn-text btn-small"
      aria-pressed={own !== undefined}
      aria-label={t.helpfulNamed(count > 0 ? `${t.helpful} ${count}` : t.helpful, review.title)}
      onClick={() => void press()}
    >
      <ThumbsUp className="icon icon-s" aria-hidden="true" /> {t.helpful}{' '}
      {count > 0 && <span className="num">{count}</span>}
    </button>
  )
}
