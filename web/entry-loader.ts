import type { PageState } from './document.tsx'
import { canRun, fillIn } from './older-browsers.ts'

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
  // Background pages are not painted; the page is ready when it becomes visible.
  if (document.visibilityState === 'hidden') return
  await nextFrame()
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
  await Promise.allSettled([...pictures].map((picture) => picture.decode()))
  await nextFrame()
}

/** Waits for a painted frame. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  /** React's own note of the value it knows. */
  _valueTracker?: { setValue(value: string): void }
}
const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const boxes = 'input[type=checkbox], input[type=radio]'
const fields = `input:not(${boxes}), textarea, select`
const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.defaultSelected && !option.selected)
    : field.value !== field.defaultValue

/** React's own note on an element that it has taken over. */
const isTaken = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'))

/** Replays early clicks, ticks, input and choices once the page is hydrated; no press submits a form natively. */
function keepEarlyInput() {
  const root = document.documentElement
  const pressed = new Set<HTMLElement>()
  /** Buttons that React had not taken over when the page was ready. */
  let later: readonly Element[] | undefined
  // Some type faster than this file comes.
  const filled = new Set([...document.querySelectorAll<Field>(fields)].filter(isChanged))
  const keep = (control: HTMLElement) => {
    pressed.add(control)
    // The style shows that it waits.
    control.dataset.waits = ''
  }
  const keepPress = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(`button, ${boxes}`)
    if (!control) return
    if (later) {
      // React takes over at once what it has the code for; of the rest the press is remembered.
      if (later.includes(control))
        setTimeout(() => {
          if (isTaken(control)) return
          keep(control)
          pressAgain()
        })
      return
    }
    event.preventDefault()
    event.stopPropagation()
    keep(control)
  }
  const noteField = ({ target }: Event) => {
    if (isField(target) && !pressed.has(target)) filled.add(target)
  }
  addEventListener('click', keepPress, true)
  addEventListener('input', noteField, true)
  new MutationObserver((_changes, observer) => {
    if (root.dataset.ready !== 'true') return
    observer.disconnect()
    removeEventListener('input', noteField, true)
    for (const field of filled) {
      // React has found the text in the field and takes it for its own, so it would ignore it. The text itself stays:
      // the visitor may be typing.
      field._valueTracker?.setValue('')
      // A field left early gets its blur event.
      const signs = document.activeElement === field ? ['input', 'change'] : ['input', 'change', 'focusout']
      for (const type of signs) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    later = [...document.querySelectorAll('button')].filter((button) => !isTaken(button))
    pressAgain()
  }).observe(root, { attributeFilter: ['data-ready'] })
  function pressAgain() {
    for (const control of pressed) {
      if (control.isConnected && !isTaken(control)) continue
      pressed.delete(control)
      delete control.dataset.waits
      // Menus open as soon as they are touched.
      control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, pointerType: 'mouse' }))
      control.click()
    }
    if (pressed.size > 0) setTimeout(pressAgain, 100)
  }
}

if (canRun()) {
  fillIn()
  keepEarlyInput()
  void start()
}
