import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { actionColumn } from './admin-table.tsx'

/** No list brings the code of dialogs before its first question. */
const AlertDialog = lazyPart(async () => (await import('#web/ui/layer/alert-dialog.tsx')).AlertDialog)

/** What `useAct` returns, for a row. */
interface Sendable<T> {
  send(row: T, onSettled?: () => void): void
  busy: boolean
}

interface Question<T> {
  title: string | ((row: T) => string)
  confirmLabel: string | ((row: T) => string)
  cancelLabel?: string
  text(row: T): ReactNode
  act: Sendable<T>
}

type RowAction<T> = {
  icon: LucideIcon
  /** The accessible name: a string is followed by the row's name. */
  label: string | ((row: T) => string)
  /** Shown beside the icon, which stands alone without it. */
  text?: string
  isRed?: boolean
  when?(row: T): boolean
  isOff?(row: T): boolean
} & (
  | { run(row: T): void }
  /** Sent at once. */
  | { act: Sendable<T> }
  /** Sent once the question is answered. */
  | { ask: Question<T> }
)

interface Asked<T> {
  question: Question<T>
  row: T | undefined
  onClose(): void
}

function AskedQuestion<T>({ question: { title, confirmLabel, cancelLabel, text, act }, row, onClose }: Asked<T>) {
  const said = (words: string | ((row: T) => string)) =>
    typeof words === 'string' ? words : row === undefined ? '' : words(row)
  const wasAsked = useRef(false)
  wasAsked.current ||= row !== undefined
  return (
    wasAsked.current && (
      <Attempt>
        <AlertDialog
          open={row !== undefined}
          onClose={onClose}
          title={said(title)}
          confirmLabel={said(confirmLabel)}
          {...(cancelLabel && { cancelLabel })}
          busy={act.busy}
          onConfirm={() => row !== undefined && act.send(row, onClose)}
        >
          {row !== undefined && text(row)}
        </AlertDialog>
      </Attempt>
    )
  )
}

/** An act that asks first: `ask` opens its question about one thing. */
export function useQuestion<T>(question: Question<T>) {
  const [row, setRow] = useState<T>()
  const close = () => setRow(undefined)
  return {
    ask: (asked: T) => setRow(() => asked),
    dialog: <AskedQuestion question={question} row={row} onClose={close} />,
  }
}

/** The buttons of a row: `column` for a table, `question` beside it, where one of them asks first. */
export function useRowActions<T>(nameOf: (row: T) => string, actions: readonly RowAction<T>[], className?: string) {
  const [asked, setAsked] = useState<{ row: T; of: number }>()
  const button = (row: T, action: RowAction<T>, of: number) => {
    const { icon: Icon, label, text, isRed, isOff, when } = action
    if (when && !when(row)) return null
    const isStill = isOff?.(row) || ('act' in action && action.act.busy)
    const press = () => {
      if ('run' in action) action.run(row)
      else if ('act' in action) action.act.send(row)
      else setAsked({ row, of })
    }
    const name = typeof label === 'string' ? `${label} ${nameOf(row)}` : label(row)
    return (
      <button
        key={name}
        type="button"
        className={text ? 'btn btn-small' : `btn btn-icon${isRed ? ' error-text' : ''}`}
        aria-label={name}
        aria-disabled={isStill || undefined}
        onClick={() => !isStill && press()}
      >
        <Icon className={text ? 'icon icon-s' : 'icon'} aria-hidden="true" />
        {text && ` ${text}`}
      </button>
    )
  }
  const buttons = (row: T) => actions.map((action, of) => button(row, action, of))
  return {
    column: actionColumn<T>(
      (row) => (actions.length === 1 ? buttons(row) : <span className="row admin-actions">{buttons(row)}</span>),
      className,
    ),
    question: actions.map(
      (action, of) =>
        'ask' in action && (
          <AskedQuestion
            key={String(action.ask.title)}
            question={action.ask}
            row={asked?.of === of ? asked.row : undefined}
            onClose={() => setAsked(undefined)}
          />
        ),
    ),
  }
}
