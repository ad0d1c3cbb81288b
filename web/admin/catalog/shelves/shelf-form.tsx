import type { AdminShelf, ShelfChange } from '#shared/contract/catalog/admin-shelves.ts'
import { choice, group, kept, line, words } from '#web/ui/form/field-rows.tsx'
import { bodyOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { MissingEnglish } from './missing-english.tsx'

interface Place {
  isNew: boolean
  hasBelow: boolean
  /** The shelves it may stand below. */
  above: readonly AdminShelf[]
}

const name = { maxLength: 80 }
const text = { optional: true, rows: 5, maxLength: 2000 }

export const shelfForm = ({ isNew, hasBelow, above }: Place) => ({
  name: group('Nome', {
    it: line({ label: 'Nome', must: 'scrivi il nome in italiano.', ...name }),
    en: line({ label: 'Nome in inglese', lang: 'en', must: 'scrivi il nome in inglese.', ...name }),
  }),
  slug: line({
    label: 'Indirizzo',
    hint: isNew ? 'Vuoto: lo fa il negozio dal nome.' : 'Se lo cambi, quello di prima porta qui.',
    optional: isNew,
    maxLength: 60,
    problem: (typed) =>
      /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(typed.trim())
        ? undefined
        : 'lettere minuscole senza accenti, cifre e trattini, per esempio pedali-da-strada.',
  }),
  parent: choice<string>({
    label: 'Sotto',
    hint: hasBelow ? 'Ha scaffali sotto di sé: resta in alto.' : 'Al massimo due livelli.',
    empty: '',
    disabled: hasBelow,
    options: [
      { value: '', label: 'Nessuno: sta in alto' },
      ...above.map((one) => ({ value: one.slug, label: one.name.it })),
    ],
  }),
  text: group('Testo', {
    it: line({ label: 'Che cosa conta nella scelta', hint: 'Si legge in cima allo scaffale.', ...text }),
    en: line({
      label: 'Che cosa conta nella scelta, in inglese',
      hint: 'Lo stesso, per chi legge in inglese.',
      lang: 'en',
      below: ({ text: { it, en } }) => <MissingEnglish when={it.trim() !== '' && en.trim() === ''} />,
      ...text,
    }),
  }),
  words: words({
    label: 'Parole',
    hint: 'Separate da virgole: un articolo nuovo che le ha nel nome finisce qui, se non dici altro.',
    optional: true,
    className: '',
    rows: 2,
  }),
  facts: kept<string[]>({ label: 'Dati', empty: [] }),
  facets: kept<string[]>({ label: 'Filtri', empty: [] }),
  isRest: kept<boolean>({
    label: 'Raccoglie il resto',
    empty: false,
  }),
})
type ShelfTable = ReturnType<typeof shelfForm>

/** Unchanged fields are left out where that has a meaning. */
export function shelfBody(table: ShelfTable, values: ValuesOf<ShelfTable>) {
  const { slug, parent, isRest, ...body } = bodyOf(table, values)
  return {
    ...body,
    parent: parent || null,
    ...(slug && { slug }),
    ...(isRest && { isRest: true as const }),
  } satisfies ShelfChange
}
