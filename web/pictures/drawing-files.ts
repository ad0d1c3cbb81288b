import type { Product } from '#shared/contract/catalog.ts'

/** Addresses of the build's files, by name. */
const files = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** All drawings are of this size. */
export const drawingSize = { width: 800, height: 600 }

export function drawingUrl(name: string | null): string | undefined {
  return files[`./drawings/${name}.svg`]
}

const ofBicycles = {
  strada: 'bici-strada',
  mountain: 'bici-mountain',
  elettrica: 'bici-elettrica-citta',
  gravel: 'bici-gravel',
  citta: 'bici-citta',
  pieghevole: 'bici-pieghevole',
} as const

/** The side view of a bicycle of this kind. */
export function bicycleDrawing({ subcategory, facts }: Pick<Product, 'subcategory' | 'facts'>): string | undefined {
  const isFixed = facts.some(({ key, value }) => key === 'gearing' && /fiss|fixed/i.test(String(value)))
  return drawingUrl(isFixed ? 'bici-scatto-fisso' : subcategory && ofBicycles[subcategory])
}
