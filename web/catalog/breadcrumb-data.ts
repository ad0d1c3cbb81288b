import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { productPath } from './catalog-address.ts'

/** schema.org data for search engines; `@context` is added by PageHead. */
export type StructuredData = Record<string, unknown>

export function breadcrumbs(
  publicUrl: string,
  language: Language,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(publicUrl, addressIn(path, language)),
    })),
  }
}

/** The products of a list on this page, in its order, and their total number. */
export function itemList(
  publicUrl: string,
  language: Language,
  { total, products }: { total: number; products: readonly { slug: string }[] } = { total: 0, products: [] },
): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(publicUrl, addressIn(productPath(product), language)),
    })),
  }
}

/** An address of this shop for readers outside of it. */
export const absolute = (publicUrl: string, path: string) => new URL(path, `${publicUrl.replace(/\/$/, '')}/`).href
