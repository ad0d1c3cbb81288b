import type { AdminProduct, NewProductInput } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact, AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { readFact } from '#shared/domain/platform/goods/facts.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

/** Form values by key: facts that are no text stand in `it` alone. Empty ones have no key. */
export type FactTexts = Record<string, { it: string; en: string }>

export function factTextsOf(stored: AdminProduct['factValues']): FactTexts {
  return sorted(
    Object.entries(stored).map(([key, value]) => {
      if (typeof value === 'object') return [key, value]
      return [key, { it: typeof value === 'number' ? String(value).replace('.', ',') : String(value), en: '' }]
    }),
  )
}

export function withFact(facts: FactTexts, key: string, value: { it: string; en: string }): FactTexts {
  const rest = Object.entries(facts).filter(([other]) => other !== key)
  return sorted(value.it === '' && value.en === '' ? rest : [...rest, [key, value]])
}

/** Sorted, so that equal facts give the same text. */
function sorted(entries: [string, { it: string; en: string }][]): FactTexts {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export function writtenFacts(facts: FactTexts): NonNullable<NewProductInput['facts']> {
  return Object.entries(facts).map(([key, { it, en }]) => ({ key, value: en.trim() ? { it, en } : it }))
}

export function checkFacts(facts: FactTexts, definitions: readonly AdminFact[]): Problems {
  const problems: Problems = {}
  for (const definition of definitions) {
    const { key, kind, unit, label } = definition
    const said = facts[key]
    if (!said || readFact(definition, said.en.trim() ? said : said.it) !== undefined) continue
    if (kind === 'text')
      problems[`facts.${key}`] = `${label.it}: scrivi il testo in italiano, al massimo 200 caratteri.`
    else if (kind === 'number')
      problems[`facts.${key}`] =
        `${label.it}: scrivi un numero${unit ? ` in ${unit}` : ''}, con al massimo tre decimali.`
    else problems[`facts.${key}`] = `${label.it}: scegli un valore dell’elenco.`
  }
  return problems
}

/** As many are asked at once; of more, the filters and the first ones. */
const mostAsked = 8
const firstAsked = 6

/** The facts of the shelf, the main ones apart, and those kept from another one. */
export function factsToAsk(
  { shelves, definitions }: { shelves: readonly AdminShelf[]; definitions: readonly AdminFact[] },
  place: { category: string; subcategory: string; shelf: string },
  said: FactTexts,
): { main: AdminFact[]; more: AdminFact[]; others: AdminFact[] } {
  const byKey = new Map(definitions.map((fact) => [fact.key, fact]))
  const shelf = shelves.find(
    ({ slug, category, subcategory }) =>
      slug === place.shelf ||
      (place.shelf === '' &&
        place.subcategory !== '' &&
        category === place.category &&
        subcategory === place.subcategory),
  )
  const above = shelves.find(({ slug }) => slug === shelf?.parent)
  const keys = new Set([...(above?.facts ?? []), ...(shelf?.facts ?? [])])
  const filters = [...(above?.facets ?? []), ...(shelf?.facets ?? [])]
  const first = new Set([...filters, ...keys].slice(0, Math.max(firstAsked, filters.length)))
  const asked = [...keys].flatMap((key) => byKey.get(key) ?? [])
  const isMain = ({ key }: AdminFact) => asked.length <= mostAsked || first.has(key)
  return {
    main: asked.filter(isMain),
    more: asked.filter((fact) => !isMain(fact)),
    others: definitions.filter(({ key }) => key in said && !keys.has(key)),
  }
}
