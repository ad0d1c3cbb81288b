import { foldText } from '#shared/domain/platform/fold-text.ts'

/** A product name as an address part: "Bici da città Tram 28" → "bici-da-citta-tram-28". Never only digits: those are ids. */
export function slugify(name: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
  return /^\d*$/.test(slug) ? `articolo-${slug || 'senza-nome'}` : slug
}

/** The English address part carries the id, so that it outlives a change of the name: "gravel-brenta-brown-p12". */
export const englishSlug = (name: string, id: number): string => `${slugify(name)}-p${id}`

/** The id in an English address part; undefined where there is none. */
export const idInEnglishSlug = (slug: string): number | undefined => {
  const id = Number(/-p([1-9]\d{0,9})$/.exec(slug)?.[1])
  return Number.isNaN(id) ? undefined : id
}
