import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { StructuredData } from '#web/catalog/breadcrumb-data.ts'

const said = {
  it: { warnings: 'Avvertenze', euContact: 'Responsabile nell’Unione europea', fibres: 'Composizione' },
  en: { warnings: 'Warnings', euContact: 'Responsible in the European Union', fibres: 'Fibre composition' },
} as const

/** Who makes it, and who answers in the Union (art. 19 Reg. (EU) 2023/988). */
export const makerData = ({ maker }: Product, language: Language): StructuredData =>
  maker
    ? {
        manufacturer: {
          '@type': 'Organization',
          ...{ name: maker.name, address: maker.address, email: maker.email },
          ...(maker.euContact && {
            contactPoint: {
              '@type': 'ContactPoint',
              ...{ contactType: said[language].euContact, description: maker.euContact, areaServed: 'EU' },
            },
          }),
        },
      }
    : {}

/** Warnings and fibres are in Italian, as the law asks. */
export const safetyProperties = ({ warnings, safety }: Product, language: Language): StructuredData[] =>
  [[said[language].warnings, warnings] as const, [said[language].fibres, safety?.composition] as const].flatMap(
    ([name, value]) => (value ? { '@type': 'PropertyValue', name, value } : []),
  )
