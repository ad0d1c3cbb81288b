import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { usePopup } from '#web/ui/layer/use-popup.ts'

export interface MenuItem {
  id: string
  content: ReactNode
  onSelect?: () => void
  /** Given: a link with these attributes. */
  link?: ComponentProps<'a'>
  /** Given: one of several choices, and whether it is the present one. */
  checked?: boolean
}

interface Props {
  /** Its name when the visible text is too short. */
  label?: string
  children: ReactNode
  items: readonly MenuItem[]
  menuLabel: string
  className?: string
  buttonClass?: string
}

/** A button with a menu of actions: arrows, Home, End and letters move, Escape gives focus back (rule 497). */
export function MenuButton({ label, children, items, menuLabel, className = '', buttonClass = 'nav-button' }: Props) {
  const { isOpen, setOpen, trigger, boxProps } = usePopup()
  const list = useRef<HTMLDivElement>(null)
  const focusAt = useRef(0)
  useEffect(() => {
    if (isOpen) list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]').item(focusAt.current)?.focus()
  }, [isOpen])

  const openAt = (index: number) => {
    focusAt.current = index
    setOpen(true)
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openAt(event.key === 'ArrowDown' ? 0 : items.length - 1)
  }
  const onMenuKey = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    const now = all.indexOf(document.activeElement as HTMLElement)
    const typed = event.key.length === 1 ? event.key.toLowerCase() : undefined
    const next = {
      ArrowDown: (now + 1) % all.length,
      ArrowUp: (now - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key]
    const found = typed ? all.findIndex((item) => item.textContent?.trim().toLowerCase().startsWith(typed)) : -1
    const index = next ?? (found >= 0 ? found : undefined)
    if (event.key === 'Tab') setOpen(false)
    if (index === undefined) return
    event.preventDefault()
    all[index]?.focus()
  }
  return (
    <div className={`relative ${className}`} {...boxProps}>
      <button
        type="button"
        ref={trigger}
        className={buttonClass}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() =>
          isOpen
            ? setOpen(false)
            : openAt(
                Math.max(
                  0,
                  items.findIndex((item) => item.checked),
                ),
              )
        }
        onKeyDown={onButtonKey}
      >
        {children}
      </button>
      {isOpen && (
        <div
          className="popup-box absolute popup-end"
          role="menu"
          aria-label={menuLabel}
          ref={list}
          onKeyDown={onMenuKey}
        >
          {items.map(({ id, content, checked, link, onSelect }) => {
            const role =
              checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }
            const common = { ...role, tabIndex: -1, children: content }
            const select = () => {
              setOpen(false)
              trigger.current?.focus()
              onSelect?.()
            }
            return link ? (
              <a key={id} {...link} {...common} />
            ) : (
              <button key={id} type="button" {...common} onClick={select} />
            )
          })}
        </div>
      )}
    </div>
  )
}
