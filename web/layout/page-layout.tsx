import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'

export function PageLayout({ children }: { children: ReactNode }) {
  const t = useTexts().common
  return (
    <>
      <a className="vh" href="#main">
        {t.skipToContent}
      </a>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
