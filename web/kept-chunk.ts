const forgets = new Set<() => void>()

/**
 * Asks for a piece of the shop once, however often it is wanted. What did not come stays so until `forgetFailedChunks`:
 * what is drawn would ask for it again and again.
 */
export function keptChunk<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined
  return () => {
    if (coming) return coming
    const next = load()
    coming = next
    next.then(
      // React reads these fields: what is here is used without suspending, on the server too.
      (value) => Object.assign(next, { status: 'fulfilled', value }),
      () =>
        forgets.add(() => {
          coming = undefined
        }),
    )
    return next
  }
}

/** What did not come may be asked for again. */
export function forgetFailedChunks(): void {
  for (const forget of forgets) forget()
  forgets.clear()
}

/** In a shop that has been renewed files have other names: while it answers, the page is loaded anew. */
export async function loadAnew(): Promise<void> {
  const isThere = await fetch(location.href).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) location.reload()
}
