import type { ReactNode } from 'react'

interface Props {
  /** How many have five stars, four, three, two, one. */
  counts: readonly number[]
  label: string
  /** Read aloud in place of the row. */
  words: (stars: number, count: number) => string
  row: (stars: number) => ReactNode
}

export function RatingBars({ counts, label, words, row }: Props) {
  const rows = counts.map((count, i) => ({ stars: 5 - i, count }))
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="rating-bars grid" aria-label={label}>
      {rows.map(({ stars, count }) => (
        <li className="grid spaced-12 align-center text-s" key={stars}>
          <span className="sr-only">{words(stars, count)}</span>
          <span aria-hidden="true">{row(stars)}</span>
          <span className="rating-bar" aria-hidden="true">
            {count > 0 && <i style={{ width: `${(count / all) * 100}%` }} />}
          </span>
          <span className="num" aria-hidden="true">
            {count}
          </span>
        </li>
      ))}
    </ul>
  )
}
