import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isAdminWord } from '#shared/domain/platform/goods/categories.ts'
import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import type { ListState, SuggestionsHandle } from './search-suggestions.tsx'

const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx').then((file) => file.SearchSuggestions))
const maxLength = 200

const noList: ListState = { isShown: false, activeId: undefined }

/** Its text follows the address, so that Back and links show the search (rule 460). */
export function SearchBox() {
  const t = useTexts().layout
  const at = usePagePath()
  const navigate = useNavigate()
  const asked = useRouterState({ select: (state) => searchedText(state.location.search) })
  const [text, setText] = useState(asked)
  const [isOpen, setOpen] = useState(false)
  const [list, setList] = useState(noList)
  const [isWanted, setWanted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const suggestions = useRef<SuggestionsHandle>(null)
  useEffect(() => setText(asked), [asked])

  const close = () => {
    setOpen(false)
    setList(noList)
  }
  const search = (query: string) => {
    close()
    const requested = query.trim()
    if (isAdminWord(requested)) {
      setText('')
      void navigate({ to: '/admin' })
    } else if (requested) void navigate({ to: '/', search: { q: requested } })
  }
  const clear = () => {
    setText('')
    input.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The browser would empty the box at once: the first Escape only closes the list.
      event.preventDefault()
      if (list.isShown) close()
      else setText('')
      return
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true)
    if (!event.nativeEvent.isComposing) suggestions.current?.onKeyDown(event)
  }
  return (
    <search
      className="search"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <form action={at('/')} onSubmit={onSubmit}>
        <Search className="icon" aria-hidden="true" />
        <input
          ref={input}
          className="input"
          type="search"
          name="q"
          role="combobox"
          aria-label={t.search}
          aria-autocomplete="list"
          aria-expanded={list.isShown}
          aria-controls="search-list"
          aria-activedescendant={list.activeId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxLength}
          placeholder={t.searchPlaceholder}
          value={text}
          onFocus={() => setWanted(true)}
          onPointerEnter={SearchSuggestions.preload}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
        />
        {text !== '' && <ClearButton onClear={clear} />}
      </form>
      {isWanted && (
        <Attempt>
          <SearchSuggestions
            ref={suggestions}
            text={text}
            isOpen={isOpen}
            onList={setList}
            onChoose={close}
            onSearch={search}
          />
        </Attempt>
      )}
    </search>
  )
}

function ClearButton({ onClear }: { onClear(): void }) {
  return (
    <button
      type="button"
      className="search-clear absolute grid center-items"
      aria-label={useTexts().layout.clearSearch}
      onClick={onClear}
    >
      <X className="icon icon-s" aria-hidden="true" />
    </button>
  )
}

/** The query in an address; the router reads `?q=29` as a number. */
function searchedText(search: { q?: unknown }): string {
  return typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : ''
}
