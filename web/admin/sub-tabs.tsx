import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface Props<T extends string> {
  label: string
  tabs: readonly { id: T; label: ReactNode }[]
  selected: T
  onSelect(id: T): void
  panelId: string
}

export function SubTabs<T extends string>({ label, tabs, selected, onSelect, panelId }: Props<T>) {
  const list = useRef<HTMLDivElement>(null)
  // On phones the line scrolls, and the selected tab may be off screen; counts that come later make tabs wider.
  useEffect(() => {
    const line = list.current
    const tab = document.getElementById(`${panelId}-${selected}`)
    if (!line || !tab) return
    const watch = new ResizeObserver(() => {
      line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2
    })
    for (const one of line.children) watch.observe(one)
    return () => watch.disconnect()
  }, [panelId, selected])
  const move = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.id === selected)
    const steps: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const index = (step + tabs.length) % tabs.length
    const next = tabs[index]
    if (!next) return
    onSelect(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className="row sub-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${panelId}-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
