import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Language } from '#shared/domain/platform/language.ts'
import { createApi } from '#web/platform/api.ts'
import { escapeState } from '#web/platform/escape-state.ts'
import { chunksArrive } from '#web/platform/kept-chunk.ts'
import { Document, type PageAssets } from './document.tsx'
import { loadDictionary } from './i18n/i18n.tsx'
import { createQueryClient } from './query-client.ts'
import { NotFoundPage } from './root-route.tsx'
import { createShopRouter } from './router.tsx'

/** React's mark of a part that it could not draw: its code or texts had not been loaded in this process. */
const unfinished = '<!--$!-->'
/** Parts may lie in each other, each with a chunk of its own. */
const mostDraws = 5

interface Input {
  url: string
  language: Language
  fetch: typeof fetch
  assets: PageAssets
}

export async function render(input: Input) {
  const queries = createQueryClient()
  try {
    return await renderWith(queries, input)
  } finally {
    // Answers that a browser keeps for its way back would be kept here too, each with a timer of half an hour.
    queries.clear()
  }
}

async function renderWith(queries: QueryClient, { url, language, fetch, assets }: Input) {
  const api = createApi(fetch, language)
  const router = createShopRouter({ queries, api, language }, createMemoryHistory({ initialEntries: [url] }))
  const dictionary = await loadDictionary(language)
  await Promise.all([router.load(), NotFoundPage.preload()])
  const result = router._serverResult
  if (result?.type === 'redirect') {
    const { status, headers } = result.redirect
    return { status: status === 301 ? 301 : 302, html: '', location: headers.get('location') ?? '/' }
  }
  const state = { language, assets, queries: dehydrate(queries) }
  const stateText = escapeState(state)
  const draw = () => renderToString(<Document {...{ state, stateText, dictionary, router, queries, api }} />)
  let html = draw()
  for (let i = 1; i < mostDraws && html.includes(unfinished); i++) {
    await chunksArrive()
    html = draw()
  }
  const failed = router.state.matches.find((m) => m.status === 'error')
  if (failed) throw failed.error
  return { status: result?.status ?? 200, html: `<!doctype html>${html}`, location: undefined }
}
