import { hydrate, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { createBrowserHistory } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { User } from '#shared/contract/platform/user.ts'
import { nextTask } from '#web/at-rest/next-task.ts'
import { openWithFirstMove } from '#web/at-rest/when-wanted.ts'
import { comeToRest } from '#web/idle.ts'
import { createApi } from '#web/platform/api.ts'
import { browserStorage } from '#web/platform/browser-storage.ts'
import { retryLostStyles } from '#web/platform/kept-chunk.ts'
import { beginBrowserParts } from '#web/platform/use-hydrated.ts'
import { wishListKey } from './catalog/wish-list/wish-list-key.ts'
import { Document, type PageState } from './document.tsx'
import { loadDictionary } from './i18n/i18n.tsx'
import { createQueryClient } from './query-client.ts'
import { createShopRouter } from './router.tsx'
import { userKey } from './session/account-queries.ts'
import { tolerateForeignChanges } from './tolerate-foreign-changes.ts'
import './styles/shop.css'

/** Preloading must not compete with the first view. */
const restAfterMs = 1500
/** With the place of notices; at once where a list is kept. */
const heartsAfterMs = 4000

async function start() {
  // The modules have just been evaluated; continue in a task of its own.
  await nextTask()
  const translated = isTranslated() ? await import('./i18n/restore-texts.ts').catch(() => undefined) : undefined
  const restored = await translated?.restoreTexts().catch(() => undefined)
  const stateText = restored ?? document.getElementById('page-state')?.textContent ?? ''
  const state = JSON.parse(stateText) as PageState
  const { language } = state
  retryLostStyles()
  tolerateForeignChanges()
  openWithFirstMove()
  const queries = createQueryClient()
  const api = createApi(fetch.bind(window), language, () => queries.getQueryData<User | null>(userKey)?.id)
  hydrate(queries, state.queries)
  const release = keepAnswers(queries)
  const hearts = (pressed?: HTMLInputElement) =>
    import('./catalog/wish-list/hearts.ts').then((late) => late.showHearts(api, pressed))
  addEventListener('click', ({ target }) => {
    const heart = (target as Element).closest?.<HTMLInputElement>('[data-wish]')
    if (heart) void hearts(heart)
  })
  const onShown = () => {
    release()
    setTimeout(hearts, browserStorage('localStorage')?.getItem(wishListKey) ? 0 : heartsAfterMs)
    void beginBrowserParts().then(() => translated?.translateAgain('taken'))
    setTimeout(() => void comeToRest(language).then(() => translated?.translateAgain('all')), restAfterMs)
  }
  await nextTask()
  const router = createShopRouter({ queries, api, language }, createBrowserHistory())
  // The page came from the server: without this the router draws one boundary more than the server did.
  router.ssr = { manifest: undefined }
  await nextTask()
  const [dictionary] = await Promise.all([loadDictionary(language), router.load()])
  const arrivedAt = router.latestLocation.href
  await nextTask()
  // A transition: taps and scrolls need not wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document {...{ state, stateText, dictionary, router, queries, api, onShown }} />
      </StrictMode>,
      // A page that is left while it is still being taken over: React draws the next one at once, and nothing is wrong.
      {
        onRecoverableError: (error) => {
          const isLeft = router.latestLocation.href !== arrivedAt
          const isOfGoneRoute = error instanceof Error && /routeId/.test(String(error.cause))
          // A part that was translated while it was being taken over is drawn again, and nothing is wrong.
          ;(isLeft || isOfGoneRoute || translated || isTranslated() ? console.warn : reportError)(error)
        },
      },
    )
  })
}

/** The shop itself draws no such element. */
const isTranslated = () => document.body.querySelector('font') !== null

/** Until hydration: a phone put to sleep meanwhile would drop them, and restore another page. */
function keepAnswers(queries: QueryClient): () => void {
  const holds = queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => undefined))
  return () => {
    for (const release of holds) release()
  }
}

// Not awaited here: the chunks that start() loads import from the one this module is in, and would wait for it.
void start()
