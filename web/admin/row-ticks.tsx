import { type ReactNode, useState } from 'react'

interface Row {
  id: string | number
}

interface Words<T> {
  nameOf(row: T): string
  all: ReactNode
}

export function useRowTicks<T extends Row>(rows: readonly T[], { nameOf, all }: Words<T>) {
  const [ids, setIds] = useState<ReadonlySet<T['id']>>(new Set())
  const ticked = rows.filter(({ id }) => ids.has(id))
  const isAll = ticked.length === rows.length
  const tick = (changed: readonly T[], isTicked: boolean) =>
    setIds((now) => {
      const next = new Set(now)
      for (const { id } of changed) {
        if (isTicked) next.add(id)
        else next.delete(id)
      }
      return next
    })
  return {
    ticked,
    isTicked: ({ id }: T) => ids.has(id),
    untick: (id: T['id']) => setIds((now) => new Set([...now].filter((one) => one !== id))),
    clear: () => setIds(new Set()),
    box: (row: T) => (
      <span className="check admin-box">
        <input
          type="checkbox"
          aria-label={nameOf(row)}
          checked={ids.has(row.id)}
          onChange={({ target }) => tick([row], target.checked)}
        />
      </span>
    ),
    allBox: (
      <label className="check">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = ticked.length > 0 && !isAll
          }}
          onChange={({ target }) => tick(rows, target.checked)}
        />
        <span>{all}</span>
      </label>
    ),
  }
}
