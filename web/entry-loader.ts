import type { PageState } from './document.tsx'

/** A picture that does not come must not keep the page from answering. */
const longestWaitMs = 2000

/** The shop's code comes after what is seen first: on a slow line it would share the way with letters and pictures. */
async function start() {
  const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState
  await Promise.race([firstViewShown(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  const [entry, ...others] = state.assets.code
  for (const href of others) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  if (entry) await import(/* @vite-ignore */ entry)
}

async function firstViewShown(): Promise<void> {
  // Nothing is painted in the background; the page is ready when it is looked at.
  if (document.visibilityState === 'hidden') return
  await nextFrame()
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
  await nextFrame()
}

/** Until a frame is on the screen, not only begun. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

void start()
