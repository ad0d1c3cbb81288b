import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

/** On a 24 px grid. */
export const starPath = 'm12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z'

const halfPath = 'M12 2.5v15l-6 3.3 1.3-6.7-5-4.6 6.8-.8z'

export function Stars({ rating }: { rating: number }) {
  const { texts, language } = useI18n()
  const shown = roundedDecimal(rating, 1, language)
  const halves = Math.round(rating * 2)
  return (
    <span className="stars" role="img" aria-label={texts.ui.starsOf(shown)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          className={star * 2 <= halves ? undefined : 'star-off'}
          viewBox="0 0 24 24"
          stroke="currentColor"
          aria-hidden="true"
        >
          {star * 2 - 1 === halves && <path d={halfPath} fill="var(--brass-light)" stroke="none" />}
          <path d={starPath} />
        </svg>
      ))}
    </span>
  )
}
