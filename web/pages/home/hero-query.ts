import { queryOptions } from '@tanstack/react-query'
import { listProducts, type Product } from '#shared/contract/catalog/catalog.ts'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import type { Api } from '#web/platform/api.ts'

const minWidth = 1000

/** The bicycle the home page opens with, null when no photograph will do, and close looks at others for its strip. */
export const heroQuery = (api: Api) =>
  queryOptions({
    queryKey: ['products', 'hero'],
    queryFn: async () => {
      const products = await api(listProducts, {
        query: { lang: api.lang, category: 'biciclette', inStock: 'true', limit: '100' },
      })
      const hero = pickHero(products)
      return {
        hero: hero ? shownOf(hero) : null,
        closeUps: pickCloseUps(products),
      }
    },
  })

const shownOf = ({ slug, name, price, imageUrls, imageAlts, shareImageUrl }: Product) => ({
  slug,
  name,
  price,
  imageUrl: imageUrls[0] ?? null,
  ...(imageAlts && { imageAlts: imageAlts.slice(0, 1) }),
  shareImageUrl,
})

/** The best photographed bicycle: a wide scene to begin with, then the one with most pictures, then the newest. */
export function pickHero(products: readonly Product[]): Product | undefined {
  const fit = products.filter(({ imageUrls: [first] }) => {
    if (!first) return false
    const { fit, width, height } = imageFacts(first)
    return fit === 'scene' && width >= minWidth && width > height
  })
  return fit.toSorted((a, b) => b.imageUrls.length - a.imageUrls.length)[0]
}

const closeUpCount = 6

/** One further photograph of each bicycle with more than one: details. None when they would leave a gap in the row. */
export function pickCloseUps(products: readonly Product[]): { url: string; name: string }[] {
  const found = products
    .flatMap(({ name, imageUrls }) => {
      const url = imageUrls.find((one, at) => at > 0 && imageFacts(one).fit === 'scene')
      return url ? [{ url, name }] : []
    })
    .slice(0, closeUpCount)
  return found.length < closeUpCount ? [] : found
}
