/** For each open layer the places focus may go back to, nearest first. */
const returnPoints = new WeakMap<Element, HTMLElement[]>()
const layerSelector = '[role=dialog],[role=alertdialog]'

/** Remembers where focus was when a layer opened; a trigger inside another layer brings that layer's own trigger along. */
export function rememberFocus(layer: Element): void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body || layer.contains(active)) return
  const below = active.closest(layerSelector)
  returnPoints.set(layer, [active, ...((below && returnPoints.get(below)) ?? [])])
}

/**
 * Returns focus to the trigger, or to the nearest heading when the trigger is gone (rule 458).
 * @param successor the element that has replaced the trigger
 */
export function returnFocus(layer: Element, successor?: string): void {
  const trigger = returnPoints.get(layer)?.find((one) => one.isConnected && one.getClientRects().length > 0)
  const target = trigger ?? titleBelow() ?? successorOf(successor) ?? mainHeading()
  target?.focus({ preventScroll: trigger !== undefined })
}

function titleBelow(): HTMLElement | undefined {
  const layer = [...document.querySelectorAll(layerSelector)].at(-1)
  return layer?.querySelector<HTMLElement>('h2[tabindex]') ?? undefined
}

function successorOf(selector: string | undefined): HTMLElement | undefined {
  return (selector && document.querySelector<HTMLElement>(selector)) || undefined
}

export function mainHeading(): HTMLElement | undefined {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading ?? undefined
}
