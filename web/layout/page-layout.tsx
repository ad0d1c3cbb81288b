import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { laterPart } from '#web/ui/later-part.tsx'
import { LiveRegions } from '#web/ui/live-region.tsx'
import { Toaster } from '#web/ui/toast/toaster.tsx'
import { Tooltips } from '#web/ui/tooltips.tsx'
import { LanguageHint } from './language/language-hint.tsx'
import { NoScriptNote } from './no-script-note.tsx'
import { OfflineNote } from './offline-note.tsx'
import { OldBrowserNote } from './old-browser-note.tsx'
import { RouteFocus } from './route-focus.tsx'
import { SiteHeader } from './site-header.tsx'

const TopBar = laterPart(async () => (await import('./top-bar.tsx')).TopBar)
const KindsLine = laterPart(async () => (await import('./kinds-line.tsx')).KindsLine)
const SiteFooter = laterPart(async () => (await import('./site-footer.tsx')).SiteFooter)

export function PageLayout({ children }: { children: ReactNode }) {
  const t = useTexts().layout
  const isAdmin = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin') })
  if (isAdmin) return <BareLayout>{children}</BareLayout>
  return (
    <>
      <a className="skip-link" href="#main">
        {t.skipToContent}
      </a>
      {/* Browsers with scripts skip its content, and so does React. */}
      <noscript>{import.meta.env.SSR && <NoScriptNote />}</noscript>
      {import.meta.env.SSR ? <OldBrowserNote /> : keptNote}
      <LiveRegions />
      <TopBar />
      <SiteHeader />
      <KindsLine />
      <OfflineNote />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <div className="stripes" aria-hidden="true" />
      <SiteFooter />
      <RouteFocus />
      <Toaster />
      <Tooltips />
      <LanguageHint />
    </>
  )
}

/** As the server wrote it: React leaves what it has not written. */
const keptNote = (
  <p
    className="note note-warning old-browser"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React leaves what is there
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
  />
)

function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {useTexts().layout.skipToContent}
      </a>
      <noscript>{import.meta.env.SSR && <NoScriptNote isAdmin />}</noscript>
      {import.meta.env.SSR ? <OldBrowserNote /> : keptNote}
      <LiveRegions />
      {children}
      <RouteFocus />
      <Toaster />
      <Tooltips />
    </>
  )
}
