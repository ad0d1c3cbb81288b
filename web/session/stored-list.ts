import { browserStorage, type KeyValueStore } from '#web/platform/browser-storage.ts'

const shapeVersion = 1

interface StoredList<L> {
  /** The same array until something changes. */
  lines(): readonly L[]
  /** Applies a change to the stored list, so that another tab's change is not lost. */
  change(step: (lines: readonly L[]) => L[]): void
  subscribe(onChange: () => void): () => void
}

interface Kind<L> {
  key: string
  most: number
  /** By hand: a schema would bring the schema library into every first view. */
  isLine(line: Partial<Record<keyof L, unknown>>): boolean
}

const none: readonly never[] = []

export const isWhole = (value: unknown, min: number, max = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max

/**
 * A list that this browser keeps. A damaged value is logged and replaced by an empty list; with a blocked or full storage
 * it lasts as long as the page.
 * @param storage undefined where the browser has none
 * @param onOtherTab calls back when another tab of this browser has written
 */
export function storedList<L>(
  { key, most, isLine }: Kind<L>,
  storage: KeyValueStore | undefined = browserStorage('localStorage'),
  onOtherTab: (key: string, wake: () => void) => () => void = listenToOtherTabs,
): StoredList<L> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; lines: readonly L[] } = { text: null, lines: none }
  let isStored = storage !== undefined

  /** The lines in a stored text. @throws when it is no list of this version */
  function readLines(text: string): L[] {
    const { version, lines } = JSON.parse(text)
    const isList = version === shapeVersion && Array.isArray(lines) && lines.length <= most
    if (!isList || !lines.every((line) => typeof line === 'object' && line !== null && isLine(line)))
      throw new TypeError('not such a list')
    return lines
  }

  function refresh(): readonly L[] {
    if (!storage || !isStored) return known.lines
    let text: string | null = null
    try {
      text = storage.getItem(key)
      if (text !== known.text) known = { text, lines: text === null ? none : readLines(text) }
    } catch (error) {
      console.warn(`${key} cannot be read; an empty list takes its place.`, error)
      known = { text: null, lines: none }
      write(storage, none)
    }
    return known.lines
  }

  function write(store: KeyValueStore, lines: readonly L[]): void {
    try {
      const text = lines.length > 0 ? JSON.stringify({ version: shapeVersion, lines }) : null
      if (text === null) store.removeItem(key)
      else store.setItem(key, text)
      known = { text, lines }
    } catch (error) {
      console.warn(`${key} cannot be stored; it lasts until this page is left.`, error)
      isStored = false
      known = { text: null, lines }
    }
  }

  return {
    lines: refresh,
    change(step) {
      const lines = step(refresh()).slice(0, most)
      if (storage && isStored) write(storage, lines)
      else known = { text: null, lines }
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      const stop = onOtherTab(key, onChange)
      return () => {
        listeners.delete(onChange)
        stop()
      }
    },
  }
}

/** Another tab's write arrives as a storage event; a null key means that everything was cleared. */
function listenToOtherTabs(key: string, wake: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if ((event.key ?? key) === key) wake()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export const emptyList = () => none
