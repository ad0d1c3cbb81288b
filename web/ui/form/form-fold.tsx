import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import './form-fold.css'

interface Props {
  title: string
  /** Its content in one line. */
  line: ReactNode
  state?: ReactNode
  startsOpen?: boolean
  /** Something in it is wrong: it opens, and stays open. */
  isWrong: boolean
  /** Fields that can be filled while it is folded: the focus opens it. The Tab key passes them by. */
  always?: ReactNode
  children?: ReactNode
}

/** A group of fields, folded behind one line. */
export function FormFold({ title, line, state, startsOpen = false, isWrong, always, children }: Props) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(startsOpen)
  if (isWrong && !isOpened) setOpened(true)
  useEffect(() => {
    for (const field of body.current?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])
      if (isOpened) field.removeAttribute('tabindex')
      else field.tabIndex = -1
  })
  return (
    <section className="fold">
      <h3>
        <button type="button" aria-expanded={isOpened} aria-controls={id} onClick={() => setOpened(!isOpened)}>
          <ChevronRight className="icon" aria-hidden="true" />
          <span className="fold-title">{title}</span>
          <span className="fold-line small muted">{line}</span>
          {state && <span className="fold-state">{state}</span>}
        </button>
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what its fields tell it, nothing to press */}
      <div
        id={id}
        ref={body}
        className={isOpened ? 'fold-body' : 'is-folded'}
        onFocus={() => setOpened(true)}
        onInput={() => setOpened(true)}
      >
        {always}
        {isOpened && children}
      </div>
    </section>
  )
}
