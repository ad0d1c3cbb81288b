let locks = 0

/**
 * Stops the page behind a layer from scrolling, without a jump: the scrollbar's space stays. Layers may be stacked; the
 * last one to close unlocks.
 */
export function lockScroll(): () => void {
  locks += 1
  if (locks === 1) {
    const page = document.documentElement
    const barWidth = window.innerWidth - page.clientWidth
    page.style.setProperty('--bar-width', `${barWidth}px`)
    page.dataset.locked = ''
  }
  return () => {
    locks -= 1
    if (locks > 0) return
    delete document.documentElement.dataset.locked
    document.documentElement.style.removeProperty('--bar-width')
  }
}
