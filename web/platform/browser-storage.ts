export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storage of this browser or tab; undefined on the server and where the visitor blocks site data. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStore | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window[kind]
  } catch {
    // Reading the property itself is refused.
    return undefined
  }
}
