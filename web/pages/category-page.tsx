import { useParams } from '@tanstack/react-router'
import { isCategory } from '#shared/domain/catalog.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

export function CategoryPage() {
  const { category } = useParams({ strict: false })
  const t = useTexts().common
  if (!isCategory(category)) return null
  return (
    <section className="wrap sec">
      <title>{t.categories[category]}</title>
      <h1>{t.categories[category]}</h1>
    </section>
  )
}
