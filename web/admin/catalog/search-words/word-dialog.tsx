import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createSearchWord,
  type SearchWord,
  updateSearchWord,
  type WordFinds,
} from '#shared/contract/catalog/search-words.ts'
import { some } from '#web/admin/admin-format.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { useApi } from '#web/platform/api.ts'
import { line } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows } from '#web/ui/form/form-table.tsx'
import { useSettled } from '#web/ui/form/use-settled.ts'
import { meaningQuery } from './search-word-queries.ts'

const wordForm = {
  word: line({
    label: 'Chi cerca',
    hint: 'Come la scrivono i clienti, in qualsiasi lingua. Plurali, maiuscole e accenti sono compresi.',
    must: 'scrivi la parola che cercano i clienti.',
    className: '',
    autoCapitalize: 'off',
    maxLength: 60,
  }),
  meaning: line({
    label: 'Trova',
    hint: 'Parole che la ricerca capisce già: un tipo di articolo, uno scaffale, una marca, un codice.',
    must: 'scrivi che cosa deve trovare.',
    className: '',
    autoCapitalize: 'off',
    maxLength: 120,
  }),
}
const pauseMs = 300

interface Props {
  stored: SearchWord | undefined
  /** The initial word. */
  word: string
  onClose(): void
}

export function WordDialog({ stored, word, onClose }: Props) {
  const api = useApi()
  const [isStored, setStored] = useState(false)
  const fields = useEditForm({
    name: 'word',
    table: { ...wordForm, word: { ...wordForm.word, empty: word } },
    stored,
    read: (found) => found,
    store: (values, version) => {
      const body = bodyOf(wordForm, values)
      if (!stored) return api(createSearchWord, { body })
      return api(updateSearchWord, {
        params: { id: String(stored.id) },
        body: { ...body, ...(version && { version }) },
      })
    },
    said: 'Parola salvata: la ricerca la capisce da subito',
    onStored: () => {
      setStored(true)
      onClose()
    },
  })
  const finds = useFinds(fields.form.watch('meaning'))
  const table = { ...wordForm, meaning: { ...wordForm.meaning, warning: finds && warningOf(finds) } }
  return (
    <FormDialog
      title={stored ? 'Modifica parola' : 'Insegna una parola'}
      fields={fields}
      onClose={onClose}
      leadsTo={isStored && word !== '' ? '#unfound-title' : undefined}
    >
      <FormRows table={table} fields={fields} />
      <p className="small muted" role="status">
        {finds?.match === 'exact' && `Ora trova ${some(finds.articles, 'articolo', 'articoli')}.`}
      </p>
    </FormDialog>
  )
}

function warningOf({ match, articles }: WordFinds): string | undefined {
  if (match === 'none') return 'Per ora non trova niente. Puoi salvarla lo stesso: varrà quando l’articolo ci sarà.'
  if (match === 'similar')
    return `Trova solo ${some(articles, 'articolo simile', 'articoli simili')}: controlla com’è scritta.`
  return undefined
}

/** The results of the meaning, debounced. */
function useFinds(meaning: string): WordFinds | undefined {
  const typed = meaning.trim()
  const asked = useSettled(typed, pauseMs)
  const { data } = useQuery(meaningQuery(useApi(), asked))
  return typed === '' ? undefined : data
}
