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

/** The products of a list on this page, in its order. */
export function itemList(
  publicUrl: string,
  language: Language,
  { products }: { products: readonly { slug: string }[] } = { products: [] },
): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(publicUrl, addressIn(productPath(product), language)),
    })),
  }
}

/** An address of this shop for readers outside of it. */
export const absolute = (publicUrl: string, path: string) => new URL(path, `${publicUrl.replace(/\/$/, '')}/`).href
