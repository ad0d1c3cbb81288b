import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { SortOrder } from '#shared/domain/platform/goods/categories.ts'
import { useAdminAddress } from './use-admin-address.ts'

export interface ShownRows<T> {
  rows: readonly T[]
  /** They are of the page before; the next one is on its way. */
  isBusy: boolean
}

export interface Column<T> {
  label: string
  /** Before the label, in the head. */
  head?: ReactNode
  sort?: Sort
  isRight?: boolean
  isBare?: boolean
  className?: string
  cell(row: T): ReactNode
}

export const actionColumn = <T,>(cell: Column<T>['cell'], className = 'cell-actions'): Column<T> => ({
  label: 'Azioni',
  isRight: true,
  isBare: true,
  className,
  cell,
})

interface Sort {
  up: SortOrder
  down: SortOrder
}

interface Props<T> extends ShownRows<T> {
  caption: string
  rowKey: keyof T
  columns: readonly Column<T>[]
  className?: string
  isMarked?(row: T): boolean
  /** The heading above the first of those that have it in common. */
  groupOf?(row: T): string
  /** A line of the whole width under a row. */
  below?(row: T): ReactNode
}

export function AdminTable<T>({ rows, isBusy, caption, rowKey, columns, className, ...of }: Props<T>) {
  return (
    <table className={join('data-table', className)} aria-busy={isBusy}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, head, sort, isRight }) =>
            sort ? (
              <SortHead key={label} label={label} sort={sort} className={join(isRight && 'align-right')} />
            ) : (
              <th key={label} scope="col" className={join(isRight && 'align-right')}>
                {head ? (
                  <span className="row spaced-12">
                    {head} {label}
                  </span>
                ) : (
                  label
                )}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Fragment key={String(row[rowKey])}>
            {of.groupOf && of.groupOf(row) !== rows.slice(at - 1, at).map(of.groupOf)[0] && (
              <tr className="row-group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {of.groupOf(row)}
                </th>
              </tr>
            )}
            <tr className={join(of.isMarked?.(row) && 'is-on')}>
              {columns.map(({ label, isRight, isBare, className: own, cell }) => (
                <td key={label} className={join(isRight && 'align-right', own)} data-label={isBare ? undefined : label}>
                  {cell(row)}
                </td>
              ))}
            </tr>
            {of.below?.(row)}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const join = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined

function SortHead({
  label,
  sort: { up, down },
  className,
}: {
  label: string
  sort: Sort
  className: string | undefined
}) {
  const { address, set } = useAdminAddress()
  const isUp = address.ordina === up
  const isDown = address.ordina === down && down !== 'newest'
  const next = isUp ? down : up
  return (
    <th scope="col" className={className} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        className="admin-sort as-target spaced-4 bold"
        onClick={() => set({ ordina: next === 'newest' ? undefined : next }, true)}
      >
        {label}
        {isUp && <ArrowUp className="icon icon-s" aria-hidden="true" />}
        {isDown && <ArrowDown className="icon icon-s" aria-hidden="true" />}
      </button>
    </th>
  )
}
