import { useState } from 'react'

interface Row {
  id: string | number
}

interface Words<T> {
  nameOf(row: T): string
  all: string
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
  const allProps = {
    type: 'checkbox',
    checked: isAll,
    ref: (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = ticked.length > 0 && !isAll
    },
    onChange: ({ target }: { target: HTMLInputElement }) => tick(rows, target.checked),
  }
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
        <input {...allProps} />
        <span>{all}</span>
      </label>
    ),
    /** The same in the head of a table. */
    headBox: (
      <span className="check admin-box">
        <input {...allProps} aria-label={all} />
      </span>
    ),
  }
}
