import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/i18n/i18n.tsx'

export function NotFoundPage() {
  const t = useTexts().common
  return (
    <section className="wrap sec">
      <title>{t.notFoundTitle}</title>
      <h1>{t.notFoundTitle}</h1>
      <p>{t.notFoundText}</p>
      <Link to="/">{t.home}</Link>
    </section>
  )
}
