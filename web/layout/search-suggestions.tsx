import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { categories as allCategories, type Category, isAdminWord } from '#shared/domain/catalog/catalog.ts'
import { firstImage } from '#shared/domain/catalog/first-image.ts'
import { useApi } from '#web/api.ts'
import { askedPages } from '#web/catalog/asked-pages.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { suggestionsQuery } from './suggestions-query.ts'

const debounceMs = 200
const minLength = 2

export interface SuggestionsHandle {
  onKeyDown(event: KeyboardEvent): void
}

export interface ListState {
  isShown: boolean
  activeId: string | undefined
}

interface Props {
  ref: Ref<SuggestionsHandle>
  text: string
  isOpen: boolean
  onList(state: ListState): void
  onChoose(): void
  onSearch(query: string): void
}

export function SearchSuggestions({ ref, text, isOpen, onList, onChoose, onSearch }: Props) {
  const texts = useTexts()
  const t = texts.layout
  const api = useApi()
  const navigate = useNavigate()
  const query = useSettled(text.trim())
  const isAsked = isOpen && query.length >= minLength && !isAdminWord(query)
  const { data, isError, isFetching, refetch } = useQuery({ ...suggestionsQuery(api, query), enabled: isAsked })
  const [active, setActive] = useState<number>()
  const isCurrent = query === text.trim()

  const products = data?.products ?? []
  const words = data?.words ?? []
  const shelves = data?.shelves ?? []
  const hasAll = data !== undefined && data.total > 0
  const pages = data ? askedPages(query, t) : []
  const found = data?.categories ?? []
  const groups = [words, pages, shelves, products, found]
  const hasNone = data !== undefined && !hasAll && groups.every(({ length }) => length === 0)
  const categories: readonly Category[] = hasNone ? allCategories : found
  const firstPage = words.length
  const firstShelf = firstPage + pages.length
  const firstProduct = firstShelf + shelves.length
  const firstCategory = firstProduct + products.length
  const count = firstCategory + categories.length
  const optionCount = count + (hasAll ? 1 : 0)
  const isShown = isAsked && isCurrent && optionCount > 0
  const activeId = isShown && active !== undefined ? `search-option-${active}` : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without a choice
  useEffect(() => setActive(undefined), [query, isOpen])
  useEffect(() => onList({ isShown, activeId }), [isShown, activeId, onList])
  useEffect(() => {
    if (isAsked && isCurrent && data) announce(hasNone ? t.noSuggestions : t.suggestionCount(optionCount))
  }, [isAsked, isCurrent, data, optionCount, hasNone, t])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const choose = (index: number) => {
    const word = words[index]
    const page = pages[index - firstPage]
    const shelf = shelves[index - firstShelf]
    const product = products[index - firstProduct]
    const category = categories[index - firstCategory]
    if (word !== undefined) return onSearch(word)
    if (page) void navigate({ to: page.to, ...(page.hash && { hash: page.hash }) })
    else if (shelf) void navigate({ to: shelf.path })
    else if (product) void navigate({ to: '/prodotto/$slug', params: { slug: product.slug } })
    else if (category) void navigate({ to: '/$category', params: { category } })
    else return onSearch(query)
    onChoose()
  }
  useImperativeHandle(ref, () => ({
    onKeyDown(event) {
      if (!isShown || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        // One place more than options: between the last and the first the box itself is current.
        const places = optionCount + 1
        const next = ((active ?? optionCount) + step + places) % places
        setActive(next === optionCount ? undefined : next)
      } else if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault()
        choose(active)
      }
    },
  }))

  const optionProps = (index: number) => ({
    id: `search-option-${index}`,
    role: 'option',
    'aria-selected': index === active,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => choose(index),
  })
  if (isAsked && isError) {
    return (
      <div className="suggest">
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <div className="suggest" id="search-list" role="listbox" aria-label={t.suggestions} hidden={!isShown}>
      {words.length > 0 && (
        <fieldset aria-labelledby="search-words">
          <p className="suggest-title" id="search-words">
            {t.suggestedWords}
          </p>
          {words.map((word, index) => (
            <div key={word} className="suggest-option suggest-word" {...optionProps(index)}>
              <Search className="icon icon-s" aria-hidden="true" />
              <CompletedWord word={word} typed={query} />
            </div>
          ))}
        </fieldset>
      )}
      {pages.length > 0 && (
        <fieldset aria-labelledby="search-pages">
          <p className="suggest-title" id="search-pages">
            {t.suggestedPages}
          </p>
          {pages.map(({ name }, index) => (
            <div key={name} className="suggest-option suggest-word" {...optionProps(firstPage + index)}>
              <span className="bold">{name}</span>
              <ArrowRight className="icon icon-s" aria-hidden="true" />
            </div>
          ))}
        </fieldset>
      )}
      {shelves.length > 0 && (
        <fieldset aria-labelledby="search-shelves">
          <p className="suggest-title" id="search-shelves">
            {t.suggestedShelves}
          </p>
          {shelves.map(({ slug, name }, index) => (
            <div key={slug} className="suggest-option suggest-word" {...optionProps(firstShelf + index)}>
              <span className="bold">{name}</span>
              <ArrowRight className="icon icon-s" aria-hidden="true" />
            </div>
          ))}
        </fieldset>
      )}
      {products.length > 0 && (
        <fieldset aria-labelledby="search-products">
          <p className="suggest-title" id="search-products">
            {t.suggestedProducts}
          </p>
          {products.map((product, index) => (
            <div key={product.id} className="suggest-option" {...optionProps(firstProduct + index)}>
              <Picture url={firstImage(product)} alt="" sizes="64px" ratio="free" />
              <span className="bold">{product.name}</span>
              <Price amount={product.price} />
            </div>
          ))}
        </fieldset>
      )}
      {categories.length > 0 && (
        <fieldset aria-labelledby="search-categories">
          <p className="suggest-title" id="search-categories">
            {hasNone ? t.noSuggestions : t.suggestedCategories}
          </p>
          {categories.map((category: Category, index) => (
            <div key={category} className="suggest-option" {...optionProps(firstCategory + index)}>
              <span className="bold">{texts.places.categories[category]}</span>
              <ArrowRight className="icon icon-s" aria-hidden="true" />
            </div>
          ))}
        </fieldset>
      )}
      {hasAll && (
        <div className="suggest-option suggest-all" {...optionProps(count)}>
          <span>{t.allResults(data.total, query)}</span>
          <ArrowRight className="icon icon-s" aria-hidden="true" />
        </div>
      )}
    </div>
  )
}

/** What is added to the typed letters stands out. */
function CompletedWord({ word, typed }: { word: string; typed: string }) {
  const isBeginning = word.toLowerCase().startsWith(typed.toLowerCase())
  if (!isBeginning) return <span className="bold suggest-text">{word}</span>
  return (
    <span className="suggest-text">
      {word.slice(0, typed.length)}
      <b>{word.slice(typed.length)}</b>
    </span>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
