import { type ReactNode, useState } from 'react'

interface Props {
  title: string
  count: number
  /** The counted unit. */
  unit: string
  lines: readonly { key: string; what: ReactNode; side: ReactNode }[]
  /** Where there is more of it. */
  more?: ReactNode
  isPink?: boolean
}

/** A sheet of the board: one number, and up to four lines. */
export function ActivityBoardSheet({ title, count, unit, lines, more, isPink = false }: Props) {
  const [first] = useState(count)
  return (
    <li className={isPink ? 'sheet-pinned pinned-pink' : 'sheet-pinned'}>
      <h3>{title}</h3>
      <p className="pinned-number text-s muted">
        <b key={count} className={count === first ? 'num' : 'num flips'}>
          {count}
        </b>{' '}
        {unit}
      </p>
      <ul>
        {lines.map(({ key, what, side }) => (
          <li key={key}>
            <span>{what}</span>
            <b className="num">{side}</b>
          </li>
        ))}
      </ul>
      {more && <p className="pinned-foot text-s">{more}</p>}
    </li>
  )
}
