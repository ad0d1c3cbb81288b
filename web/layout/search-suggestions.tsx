import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight, Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react'
import { categories as allCategories, type Category, isAdminWord } from '#shared/domain/platform/goods/categories.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { frequentPages } from '#web/catalog/frequent-pages.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { type FoundSuggestions, suggestionsQuery } from './suggestions-query.ts'

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
  const t = useTexts().layout
  const api = useApi()
  const navigate = useNavigate()
  const query = useSettled(text.trim())
  const isAsked = isOpen && query.length >= minLength && !isAdminWord(query)
  const { data, isError, isFetching, refetch } = useQuery({ ...suggestionsQuery(api, query), enabled: isAsked })
  const [active, setActive] = useState<number>()
  const isCurrent = query === text.trim()

  const options = optionsOf(data, data ? frequentPages(query, t) : [])
  const { words, pages, shelves, products, categories, starts, count, hasAll, hasNone } = options
  const optionCount = count + (hasAll ? 1 : 0)
  const notSold = data?.notSold && t.notSoldHere(data.notSold)
  const isShown = isAsked && isCurrent && optionCount > 0
  const activeId = isShown && active !== undefined ? `search-option-${active}` : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without a choice
  useEffect(() => setActive(undefined), [query, isOpen])
  useEffect(() => onList({ isShown, activeId }), [isShown, activeId, onList])
  useEffect(() => {
    if (isAsked && isCurrent && data) announce(hasNone ? t.noSuggestions : (notSold ?? t.suggestionCount(optionCount)))
  }, [isAsked, isCurrent, data, optionCount, hasNone, notSold, t])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const choose = (index: number) => {
    const word = words[index]
    const page = pages[index - starts.page]
    const shelf = shelves[index - starts.shelf]
    const product = products[index - starts.product]
    const category = categories[index - starts.category]
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
      <div className="suggest box absolute">
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <div className="suggest box absolute" id="search-list" role="listbox" aria-label={t.suggestions} hidden={!isShown}>
      <OptionGroups {...{ options, query, optionProps }} />
      {hasAll && (
        <div className="suggest-option flex align-center stroke-above bold" {...optionProps(count)}>
          <span>{notSold ?? (data?.isSimilar ? t.nearResults : t.allResults)(data?.total ?? 0, query)}</span>
          <ArrowRight className="icon icon-s" aria-hidden="true" />
        </div>
      )}
    </div>
  )
}

type Options = ReturnType<typeof optionsOf>

/** All options in the order of the list; `starts` is the place of each group's first. */
function optionsOf(data: FoundSuggestions | undefined, pages: ReturnType<typeof frequentPages>) {
  const { words = [], shelves = [], products = [], categories: found = [], total = 0, notSold } = data ?? {}
  const hasAll = total > 0 || notSold !== undefined
  const hasNone =
    data !== undefined && !hasAll && [words, pages, shelves, products, found].every((one) => one.length === 0)
  const categories: readonly Category[] = hasNone ? allCategories : found
  const page = words.length
  const shelf = page + pages.length
  const product = shelf + shelves.length
  const category = product + products.length
  const starts = { page, shelf, product, category }
  return { words, pages, shelves, products, categories, starts, count: category + categories.length, hasAll, hasNone }
}

interface GroupsProps {
  options: Options
  query: string
  optionProps(index: number): object
}

function OptionGroups({ options, query, optionProps }: GroupsProps) {
  const texts = useTexts()
  const t = texts.layout
  const { words, pages, shelves, products, categories, starts, hasNone } = options
  const link = (name: string, index: number) => (
    <div key={name} className="suggest-option flex align-center suggest-word" {...optionProps(index)}>
      <span className="bold">{name}</span>
      <ArrowRight className="icon icon-s" aria-hidden="true" />
    </div>
  )
  return (
    <>
      <Group id="search-words" title={t.suggestedWords}>
        {words.map((word, index) => (
          <div key={word} className="suggest-option flex align-center suggest-word" {...optionProps(index)}>
            <Search className="icon icon-s" aria-hidden="true" />
            <CompletedWord word={word} typed={query} />
          </div>
        ))}
      </Group>
      <Group id="search-pages" title={t.suggestedPages}>
        {pages.map(({ name }, index) => link(name, starts.page + index))}
      </Group>
      <Group id="search-shelves" title={t.suggestedShelves}>
        {shelves.map(({ name }, index) => link(name, starts.shelf + index))}
      </Group>
      <Group id="search-products" title={t.suggestedProducts}>
        {products.map((product, index) => (
          <div key={product.id} className="suggest-option flex align-center" {...optionProps(starts.product + index)}>
            <Picture category={product.category} url={firstImage(product)} alt="" sizes="64px" ratio="free" />
            <span className="bold">{product.name}</span>
            <span>
              {product.isPriceFrom && <span className="small">{texts.catalog.priceFrom} </span>}
              <Price amount={product.price} />
            </span>
          </div>
        ))}
      </Group>
      <Group id="search-categories" title={hasNone ? t.noSuggestions : t.suggestedCategories}>
        {categories.map((category, index) => (
          <div key={category} className="suggest-option flex align-center" {...optionProps(starts.category + index)}>
            <span className="bold">{texts.places.categories[category]}</span>
            <ArrowRight className="icon icon-s" aria-hidden="true" />
          </div>
        ))}
      </Group>
    </>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <fieldset aria-labelledby={id}>
      <p className="suggest-title bold muted" id={id}>
        {title}
      </p>
      {children}
    </fieldset>
  )
}

/** Emphasises the completion after the typed letters. */
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
