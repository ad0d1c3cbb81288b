const delayMs = 700
/** Time to move the pointer onto the tooltip itself (rule 501). */
const graceMs = 200
const gapPx = 6
const named = 'button[aria-label],a[aria-label]'

let owner: Element | undefined
let isByPointer = false
let box: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let isInstalled = false
let rest = { x: -1, y: -1 }

/** The invisible name of a control: for icons and plain numbers. */
function hiddenNameOf(control: Element): string | undefined {
  const name = control.getAttribute('aria-label')
  const isSilent = control instanceof HTMLElement && !/\p{L}/u.test(control.innerText)
  return name && isSilent && control.getAttribute('aria-expanded') !== 'true' ? name : undefined
}

function hide(): void {
  clearTimeout(timer)
  box?.remove()
  box = undefined
  owner = undefined
}

function show(control: Element): void {
  const name = hiddenNameOf(control)
  if (!name || !control.isConnected) return
  box = document.createElement('div')
  box.className = 'tooltip'
  box.setAttribute('role', 'tooltip')
  box.textContent = name
  document.body.append(box)
  const at = control.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const isBelow = at.bottom + gapPx + height <= window.innerHeight
  const left = Math.min(at.left + at.width / 2 - width / 2, document.documentElement.clientWidth - width - gapPx)
  box.style.left = `${Math.max(gapPx, left)}px`
  box.style.top = `${isBelow ? at.bottom + gapPx : at.top - gapPx - height}px`
}

function wait(control: Element, byPointer: boolean): void {
  if (control === owner) {
    // Back from where it would have gone.
    if (box) clearTimeout(timer)
    return
  }
  hide()
  if (!hiddenNameOf(control)) return
  owner = control
  isByPointer = byPointer
  timer = setTimeout(() => show(control), delayMs)
}

function onPointerOver({ target, pointerType, clientX, clientY }: PointerEvent): void {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return
  // A control that appeared under a resting mouse shows none, and Escape belongs to the dialog.
  if (clientX === rest.x && clientY === rest.y) return
  const control = target.closest(named)
  if (control) wait(control, true)
  else if (box?.contains(target)) clearTimeout(timer)
  else if (owner && isByPointer) {
    clearTimeout(timer)
    timer = setTimeout(hide, box ? graceMs : 0)
  }
}

function restAt({ clientX, clientY }: PointerEvent): void {
  rest = { x: clientX, y: clientY }
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !box) return
  // Over a dialog, the pointer's tooltip goes alone; one that came with the focus goes together with the dialog.
  if (isByPointer) event.stopImmediatePropagation()
  hide()
}

/** The box would stay where its control was. The focus goes along, and often brings the scroll: what waits for it waits on. */
function onScroll(): void {
  if (box || isByPointer) hide()
}

/** From now on a control without words shows its name after a while under the mouse or the keyboard's focus. */
export function showTooltips(): void {
  if (isInstalled) return
  isInstalled = true
  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointermove', restAt, { passive: true })
  document.addEventListener('pointerdown', (event) => {
    restAt(event)
    clearTimeout(timer)
    box?.remove()
    box = undefined
  })
  window.addEventListener('keydown', onKeyDown, { capture: true })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(named) && target.matches(':focus-visible')) wait(target, false)
    else if (!isByPointer) hide()
  })
  document.addEventListener('focusout', () => !isByPointer && hide())
  window.addEventListener('scroll', onScroll, { capture: true, passive: true })
  const under = [...document.querySelectorAll(named)].findLast((control) => control.matches(':hover'))
  // The first sign may have been the Tab that went there.
  const focused = document.activeElement
  if (under) wait(under, true)
  else if (focused?.matches(named) && focused.matches(':focus-visible')) wait(focused, false)
}
