import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  createSearchWord,
  type SearchWord,
  updateSearchWord,
  type WordFinds,
} from '#shared/contract/catalog/search-words.ts'
import { some } from '#web/admin/admin-format.ts'
import { useVersionedForm } from '#web/admin/use-versioned-form.ts'
import { VersionedDialog } from '#web/admin/versioned-dialog.tsx'
import { useApi } from '#web/api.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import { meaningQuery } from './search-word-queries.ts'

interface WordFormValues {
  word: string
  meaning: string
}

const labels = { word: 'Chi cerca', meaning: 'Trova' }
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
  const fields = useVersionedForm<WordFormValues, SearchWord>({
    name: 'word',
    labels,
    stored,
    values: stored ? valuesOf(stored) : { word, meaning: '' },
    valuesOf,
    check,
    store: (values, version) =>
      stored
        ? api(updateSearchWord, { params: { id: String(stored.id) }, body: { ...values, ...(version && { version }) } })
        : api(createSearchWord, { body: values }),
    nowOf: ({ problem }) => problem?.searchWord,
    said: 'Parola salvata: la ricerca la capisce da subito',
    onStored: () => {
      setStored(true)
      onClose()
    },
  })
  const finds = useFinds(fields.form.watch('meaning'))
  return (
    <VersionedDialog
      title={stored ? 'Modifica parola' : 'Insegna una parola'}
      fields={fields}
      onClose={onClose}
      leadsTo={isStored && word !== '' ? '#unfound-title' : undefined}
    >
      <div className="form">
        <TextField
          {...fields.field('word')}
          hint="Come la scrivono i clienti, in qualsiasi lingua. Plurali, maiuscole e accenti sono compresi."
          autoComplete="off"
          autoCapitalize="off"
          maxLength={60}
        />
        <TextField
          {...fields.field('meaning')}
          hint="Parole che la ricerca capisce già: un tipo di articolo, uno scaffale, una marca, un codice."
          warning={finds && warningOf(finds)}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={120}
        />
      </div>
      <p className="small muted" role="status">
        {finds?.match === 'exact' && `Ora trova ${some(finds.articles, 'articolo', 'articoli')}.`}
      </p>
    </VersionedDialog>
  )
}

const valuesOf = ({ word, meaning }: SearchWord): WordFormValues => ({ word, meaning })

function check({ word, meaning }: WordFormValues): Problems {
  return {
    ...(!word.trim() && { word: 'scrivi la parola che cercano i clienti.' }),
    ...(!meaning.trim() && { meaning: 'scrivi che cosa deve trovare.' }),
  }
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
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery(meaningQuery(useApi(), asked))
  return typed === '' ? undefined : data
}
