import { Link } from '@tanstack/react-router'
import { subcategories } from '#shared/domain/platform/goods/categories.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

/** The types of bicycles and the other categories, where the window has room for a line of words. */
export function KindsLine() {
  const { places, catalog } = useTexts()
  return (
    <nav className="kinds-line" aria-label={catalog.category}>
      <div className="wrap flex wraps">
        {subcategories.map((subcategory) => (
          <Link key={subcategory} to="/$category" params={{ category: 'biciclette' }} search={{ subcategory }}>
            {places.subcategories[subcategory]}
          </Link>
        ))}
        {(['bici-usate', 'componenti', 'abbigliamento', 'accessori'] as const).map((category) => (
          <Link key={category} to="/$category" params={{ category }}>
            {places.categories[category]}
          </Link>
        ))}
      </div>
    </nav>
  )
}
