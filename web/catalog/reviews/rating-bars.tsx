interface Bar {
  name: string
  /** Read aloud in place of the row. */
  words: string
  count: number
}

/** How many have chosen each, as shares of all. */
export function RatingBars({ bars, label }: { bars: readonly Bar[]; label?: string }) {
  const all = bars.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className="rating-bars grid" aria-label={label}>
      {bars.map(({ name, words, count }) => (
        <li className="grid spaced-12 align-center text-s" key={name}>
          <span className="sr-only">{words}</span>
          <span aria-hidden="true">{name}</span>
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
