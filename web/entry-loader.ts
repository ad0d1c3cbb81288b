import type { PageState } from './document.tsx'

/** A picture that does not come must not keep the page from answering. */
const longestWaitMs = 2000

/** On a phone's line the shop's code would share the way with letters and pictures: there it comes after them. */
async function start() {
  const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as PageState
  if (matchMedia('(pointer: coarse)').matches)
    await Promise.race([firstViewShown(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  const [entry = '', ...others] = state.assets.code
  for (const href of others) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // An element and no import(): the page counts as loading until it has run.
  const script = document.createElement('script')
  script.type = 'module'
  script.src = entry
  document.head.append(script)
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

/** Buttons pressed before the page answers do their work as soon as it does; none is lost, and none sends a form bare. */
function keepEarlyClicks() {
  const root = document.documentElement
  const pressed = new Set<HTMLElement>()
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    pressed.add(button)
  }
  addEventListener('click', keep, true)
  new MutationObserver((_changes, observer) => {
    if (root.dataset.ready !== 'true') return
    observer.disconnect()
    removeEventListener('click', keep, true)
    for (const button of pressed) {
      // Menus open as soon as they are touched.
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'mouse' }))
      button.click()
    }
  }).observe(root, { attributeFilter: ['data-ready'] })
}

keepEarlyClicks()
void start()
