import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
}

interface Props {
  label: string
  tabs: readonly Tab[]
  /** Given: the caller holds which tab is open; one that is no tab opens none. */
  selected?: string
  onSelect?(id: string): void
  className?: string
}

const steps: Record<string, (now: number, count: number) => number> = {
  ArrowRight: (now, count) => (now + 1) % count,
  ArrowLeft: (now, count) => (now - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs that open as the arrows reach them; every panel stays in the document (rule 497). */
export function Tabs({ label, tabs, selected, onSelect, className }: Props) {
  const group = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const open = selected ?? own
  const select = (id: string) => {
    setOwn(id)
    onSelect?.(id)
  }
  const reached = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === open),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    const index = step(reached, tabs.length)
    const next = tabs[index]
    if (!next) return
    event.preventDefault()
    select(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className={className}>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab, place) => (
          <button
            key={tab.id}
            type="button"
            className="tab"
            role="tab"
            id={`${group}-${tab.id}`}
            aria-selected={tab.id === open}
            aria-controls={`${group}-${tab.id}-panel`}
            tabIndex={place === reached ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${group}-${tab.id}-panel`}
          aria-labelledby={`${group}-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: APG: a panel of text only is reached by Tab
          tabIndex={0}
          hidden={tab.id !== open}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
