import { addressIn, type Language } from '#shared/domain/language.ts'

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

/** An address of this shop for readers outside of it. */
export const absolute = (publicUrl: string, path: string) => new URL(path, `${publicUrl.replace(/\/$/, '')}/`).href
