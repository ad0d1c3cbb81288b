import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { type Category, isAdminWord } from '#shared/domain/catalog.ts'
import { useApi } from '#web/api.ts'
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
  onAll(): void
}

export function SearchSuggestions({ ref, text, isOpen, onList, onChoose, onAll }: Props) {
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
  const categories = data?.categories ?? []
  const hasAll = data !== undefined && data.total > 0
  const count = products.length + categories.length
  const optionCount = count + (hasAll ? 1 : 0)
  const isShown = isAsked && isCurrent && optionCount > 0
  const activeId = isShown && active !== undefined ? `search-option-${active}` : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without a choice
  useEffect(() => setActive(undefined), [query, isOpen])
  useEffect(() => onList({ isShown, activeId }), [isShown, activeId, onList])
  useEffect(() => {
    if (isAsked && isCurrent && data) announce(count > 0 ? t.suggestionCount(count) : t.noSuggestions)
  }, [isAsked, isCurrent, data, count, t])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const choose = (index: number) => {
    const product = products[index]
    const category = categories[index - products.length]
    if (product) void navigate({ to: '/prodotto/$slug', params: { slug: product.slug } })
    else if (category) void navigate({ to: '/$category', params: { category } })
    else return onAll()
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
      {products.length > 0 && (
        <fieldset aria-labelledby="search-products">
          <p className="suggest-t" id="search-products">
            {t.suggestedProducts}
          </p>
          {products.map((product, index) => (
            <div key={product.id} className="suggest-o" {...optionProps(index)}>
              <Picture url={product.imageUrl} alt="" sizes="64px" ratio="free" />
              <span className="b">{product.name}</span>
              <Price amount={product.price} />
            </div>
          ))}
        </fieldset>
      )}
      {categories.length > 0 && (
        <fieldset aria-labelledby="search-categories">
          <p className="suggest-t" id="search-categories">
            {t.suggestedCategories}
          </p>
          {categories.map((category: Category, index) => (
            <div key={category} className="suggest-o" {...optionProps(products.length + index)}>
              <span className="b">{texts.places.categories[category]}</span>
              <ArrowRight className="i i-s" aria-hidden="true" />
            </div>
          ))}
        </fieldset>
      )}
      {hasAll && (
        <div className="suggest-o suggest-all" {...optionProps(count)}>
          <span>{t.allResults(data.total, query)}</span>
          <ArrowRight className="i i-s" aria-hidden="true" />
        </div>
      )}
    </div>
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
