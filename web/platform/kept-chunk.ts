const forgets = new Set<() => void>()
const coming = new Set<Promise<unknown>>()

/** On the server: all chunks that were asked for are here, or have failed. */
export const chunksArrive = () => Promise.allSettled(coming)

/** Loads a part once. A failure stays until `forgetFailedChunks`: a render would otherwise retry it again and again. */
export function keptChunk<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    if (asked) return asked
    const next = isOffline() ? Promise.reject<T>(new TypeError('Failed to fetch: no connection')) : load()
    asked = next
    if (import.meta.env.SSR) coming.add(next)
    next.then(
      // React reads these fields: a loaded value is used without suspending, on the server too.
      (value) => Object.assign(next, { status: 'fulfilled', value }),
      () =>
        forgets.add(() => {
          asked = undefined
        }),
    )
    return next
  }
}

/** Newer browsers never retry a failed module: without a connection it is not requested at all. */
const isOffline = () => typeof navigator === 'object' && navigator.onLine === false

/** Failed parts may be loaded again. */
export function forgetFailedChunks(): void {
  for (const forget of forgets) forget()
  forgets.clear()
}

const reloadTries = 5

/**
 * After a deployment files have other names: when the shop answers, reload the page. A browser may say that it is online
 * a moment before it is.
 */
export async function reloadPage(triesLeft = reloadTries): Promise<void> {
  const isThere = await fetch(location.href).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
  else if (triesLeft > 1 && !isOffline()) setTimeout(() => void reloadPage(triesLeft - 1), 1000)
}

const askAgainMs = 5000
const lostStyles = new Set<string>()

/** The bundler asks for a style once: code whose style did not come would be shown without it from the next time on. */
export function retryLostStyles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const href = /CSS for (\S+)/.exec(payload.message)?.[1]
    if (!href || lostStyles.has(href)) return
    lostStyles.add(href)
    askWhenOnline(href)
  })
}

function askWhenOnline(href: string): void {
  const ask = () => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onerror = () => {
      link.remove()
      askWhenOnline(href)
    }
    document.head.append(link)
  }
  if (navigator.onLine) setTimeout(ask, askAgainMs)
  else addEventListener('online', ask, { once: true })
}
