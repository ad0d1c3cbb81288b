import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { showResults } from './work-in-view.ts'

interface Props {
  label: string
  placeholder: string
  value: string
  onSearch(text: string): void
}

const pauseMs = 300

export function ListSearch({ label, placeholder, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => {
      onSearch(typed.trim())
      if (field.current === document.activeElement) showResults(field.current)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <search className="search admin-search">
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <Search className="icon" aria-hidden="true" />
        <input
          ref={field}
          className="input"
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
        />
      </form>
    </search>
  )
}
