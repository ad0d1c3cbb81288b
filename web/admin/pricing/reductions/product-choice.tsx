import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { euro } from '#web/admin/admin-format.ts'
import { useApi } from '#web/platform/api.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useSettled } from '#web/ui/form/use-settled.ts'
import { findProductsQuery } from './reduction-queries.ts'

export interface ChosenProduct {
  id: number
  name: string
}

interface Props {
  id: string
  chosen: readonly ChosenProduct[]
  error: string | undefined
  onChange(next: ChosenProduct[]): void
}

const pauseMs = 250

/** Searches products by name or code, and collects them. */
export function ProductChoice({ id: ownId, chosen, error, onChange }: Props) {
  const [text, setText] = useState('')
  const asked = useSettled(text.trim(), pauseMs)
  const box = useRef<HTMLInputElement>(null)
  const found = useQuery(findProductsQuery(useApi(), asked)).data
  const rest = text.trim() === '' ? [] : (found?.filter(({ id }) => !chosen.some((one) => one.id === id)) ?? [])
  return (
    <div className="reduction-choice grid spaced-12">
      <TextField
        id={ownId}
        label="Cerca un articolo"
        hint="Nome o codice."
        error={error}
        type="search"
        autoComplete="off"
        value={text}
        ref={box}
        onChange={(event) => setText(event.target.value)}
        // Enter would save the whole form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status" className="small muted">
        {text.trim() !== '' && found && rest.length === 0 && 'Nessun altro articolo in vendita si chiama così.'}
      </div>
      {rest.length > 0 && (
        <ul className="reduction-found" aria-label="Articoli trovati">
          {rest.map(({ id, name, productCode, price }) => (
            <li key={id}>
              <button
                type="button"
                className="btn btn-small"
                aria-label={`Aggiungi ${name}`}
                onClick={() => {
                  onChange([...chosen, { id, name }])
                  box.current?.focus()
                }}
              >
                <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi
              </button>
              <span>
                {name}{' '}
                <span className="small muted">
                  {productCode}, {euro(price)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className="reduction-chosen" aria-label="Articoli scelti">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {name}
              <button
                type="button"
                className="btn btn-icon"
                aria-label={`Togli ${name}`}
                onClick={() => {
                  onChange(chosen.filter((one) => one.id !== id))
                  box.current?.focus()
                }}
              >
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
