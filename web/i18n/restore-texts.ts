/**
 * Puts back what the server drew where a browser has translated the page before it was taken over: React would throw
 * away what it does not find again, with what was typed into it. Nothing is translated until `translateAgain`.
 * @returns the page's data, as new as its texts; undefined where the page cannot be had again
 */
export async function restoreTexts(): Promise<string | undefined> {
  // As the browser keeps it, if it does: the same page.
  const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'force-cache' })
  const original = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const state = original.getElementById('page-state')?.textContent
  if (!state) return
  document.documentElement.translate = false
  document.documentElement.classList.add('notranslate')
  restoreBelow(document.body, original.body)
  return state
}

function restoreBelow(shown: Element, original: Element): void {
  // Read as text where scripts run, as elements by the parser; React leaves it alone.
  if (shown.nodeName === 'NOSCRIPT') return
  if ([...shown.children].some(isForeign)) {
    for (const node of [...shown.childNodes]) if (!(node instanceof Element) || isForeign(node)) node.remove()
    // Translators put elements in another order, or into each other.
    if (namesOf(shown) !== namesOf(original)) {
      shown.replaceChildren(...original.cloneNode(true).childNodes)
      return
    }
    let next = shown.firstElementChild
    for (const node of original.childNodes)
      if (node instanceof Element) next = next?.nextElementSibling ?? null
      else shown.insertBefore(node.cloneNode(), next)
  }
  for (const [at, child] of [...shown.children].entries()) {
    const origin = original.children[at]
    if (origin) restoreBelow(child, origin)
  }
}

const isForeign = (element: Element) => element.nodeName === 'FONT'
const namesOf = ({ children }: Element) => [...children].map(({ nodeName }) => nodeName).join()

/**
 * A text that is written again is translated again.
 * @param which 'taken': what React has not taken over yet stays as it finds it
 */
export function translateAgain(which: 'taken' | 'all'): void {
  document.documentElement.removeAttribute('translate')
  document.documentElement.classList.remove('notranslate')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const again: Text[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (which === 'taken' ? isTaken(text) : !text.parentElement?.closest('font')) again.push(text)
  }
  for (const text of again) text.replaceData(0, text.length, text.data)
}

/** React's own note on a text or an element that it has taken over. */
const isTaken = ({ parentElement }: Node) =>
  parentElement !== null && Object.keys(parentElement).some((key) => key.startsWith('__reactFiber'))
