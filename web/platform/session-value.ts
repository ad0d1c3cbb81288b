import * as z from 'zod/mini'
import type { Schema } from '#shared/contract/platform/endpoint.ts'
import { browserStorage, type KeyValueStore } from './browser-storage.ts'

export interface SessionValue<T> {
  read(): T | undefined
  write(value: T): void
  clear(): void
}

/**
 * A value of this tab's session storage. It is validated when read; a damaged value is logged and dropped, and without
 * a working storage the value lasts as long as the page.
 */
export function sessionValue<S extends Schema>(
  key: string,
  schema: S,
  store: KeyValueStore | undefined = browserStorage('sessionStorage'),
): SessionValue<z.output<S>> {
  let kept: z.output<S> | undefined
  function clear(): void {
    kept = undefined
    try {
      store?.removeItem(key)
    } catch (error) {
      console.warn(`The value ${key} cannot be removed.`, error)
    }
  }
  return {
    clear,
    read() {
      if (kept !== undefined) return kept
      let text: string | null | undefined
      try {
        text = store?.getItem(key)
        if (text) kept = z.parse(schema, JSON.parse(text))
      } catch (error) {
        console.warn(`The stored value ${key} cannot be read and is dropped.`, error)
        if (text) clear()
      }
      return kept
    },
    write(value) {
      kept = value
      try {
        store?.setItem(key, JSON.stringify(value))
      } catch (error) {
        console.warn(`The value ${key} cannot be stored; it lasts until this page is left.`, error)
      }
    },
  }
}
