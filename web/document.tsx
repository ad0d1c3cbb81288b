import { type DehydratedState, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { Language } from '#shared/domain/platform/language.ts'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { type Api, ApiProvider } from '#web/platform/api.ts'
import { accentStyle, ownIcon } from './accent-style.ts'
import { I18nProvider } from './i18n/i18n.tsx'
import type { Dictionary } from './i18n/it.ts'
import { withOwnTexts } from './i18n/own-texts.ts'
import type { createShopRouter } from './router.tsx'

export interface PageAssets {
  script: string
  /** Scripts after the first view: the entry, then the page's own. */
  code: readonly string[]
  styles: readonly string[]
  fonts: readonly string[]
}

export interface PageState {
  language: Language
  assets: PageAssets
  queries: DehydratedState
}

interface Props {
  state: PageState
  /** The same state as text, escaped for a script element. */
  stateText: string
  dictionary: Dictionary
  router: ReturnType<typeof createShopRouter>
  queries: QueryClient
  api: Api
  onShown?: () => void
}

/** The whole document; titles and meta elements rendered by pages are hoisted into its head by React. */
export function Document({ state, stateText, dictionary, router, queries, api, onShown }: Props) {
  // The page handles clicks from here on; tests and styles can see it.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true'
    onShown?.()
  }, [onShown])
  const { assets, language } = state
  // Of the page as it came: the next one has what was changed since.
  const [shop] = useState(() => queries.getQueryData(shopQuery(api).queryKey))
  const look = shop?.appearance
  const ownTexts = shop?.ownTexts
  const i18n = useMemo(
    () => ({ language, texts: withOwnTexts(dictionary, language, ownTexts), ownTexts }),
    [language, dictionary, ownTexts],
  )
  const icon = ownIcon(look)
  return (
    <html lang={language} style={accentStyle(look?.accent)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#042F25" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {icon ? (
          <link rel="icon" href={icon} type="image/webp" />
        ) : (
          <>
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="icon" href="/favicon.ico" sizes="32x32" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          </>
        )}
        {/* The browser has read them when the code comes. */}
        {import.meta.env.SSR && (
          <>
            <link rel="manifest" href="/manifest.webmanifest" />
            <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" />
          </>
        )}
      </head>
      <body>
        <QueryClientProvider client={queries}>
          <ApiProvider value={api}>
            <I18nProvider value={i18n}>
              <RouterProvider router={router} />
            </I18nProvider>
          </ApiProvider>
        </QueryClientProvider>
        {/* Data, not code: the content security policy allows no inline script. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped in escape-state.ts */}
        <script id="page-state" type="application/json" dangerouslySetInnerHTML={{ __html: stateText }} />
        <script type="module" src={assets.script} fetchPriority="low" />
      </body>
    </html>
  )
}
