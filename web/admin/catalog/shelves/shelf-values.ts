import type { AdminShelf, ShelfChange } from '#shared/contract/catalog/admin-shelves.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

export interface ShelfValues {
  name: { it: string; en: string }
  slug: string
  parent: string
  text: { it: string; en: string }
  /** Separated by commas. */
  words: string
  facts: string[]
  facets: string[]
  isRest: boolean
}

export const shelfLabels: Record<keyof ShelfValues, string> = {
  name: 'Nome',
  slug: 'Indirizzo',
  parent: 'Sotto',
  text: 'Testo',
  words: 'Parole',
  facts: 'Dati',
  facets: 'Filtri',
  isRest: 'Raccoglie il resto',
}

export function shelfValues(shelf: AdminShelf | undefined): ShelfValues {
  if (!shelf) {
    const nothing = { it: '', en: '' }
    return { name: nothing, slug: '', parent: '', text: nothing, words: '', facts: [], facets: [], isRest: false }
  }
  const { name, slug, parent, text, words, facts, facets, isRest } = shelf
  return { name, slug, parent: parent ?? '', text, words: words.join(', '), facts, facets, isRest }
}

export function checkShelf({ name, slug }: ShelfValues): Problems {
  return {
    ...(!name.it.trim() && { 'name.it': 'scrivi il nome in italiano.' }),
    ...(!name.en.trim() && { 'name.en': 'scrivi il nome in inglese.' }),
    ...(!/^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug.trim()) && {
      slug: 'lettere minuscole senza accenti, cifre e trattini, per esempio pedali-da-strada.',
    }),
  }
}

/** The body of the call; unchanged fields are left out where that has a meaning. */
export function shelfBody(values: ShelfValues): ShelfChange & { name: { it: string; en: string } } {
  return {
    name: values.name,
    ...(values.slug.trim() && { slug: values.slug.trim() }),
    parent: values.parent || null,
    text: values.text,
    words: values.words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    facts: values.facts,
    facets: values.facets,
    ...(values.isRest && { isRest: true as const }),
  }
}
