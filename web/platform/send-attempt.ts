import * as z from 'zod/mini'
import type { KeyValueStore } from './browser-storage.ts'
import { sessionValue } from './session-value.ts'

const stored = z.object({ key: z.string().check(z.minLength(8)), content: z.string() })

/**
 * The Idempotency-Key of a request: created before sending and stored with a hash of its content, so that the same
 * content sent again after a lost answer has the same key, and other content another one.
 */
export function createSendAttempt(name: string, store?: KeyValueStore) {
  const value = sessionValue(name, stored, store)
  return {
    keyFor(body: unknown): string {
      const content = contentMark(JSON.stringify(body))
      const known = value.read()
      if (known?.content === content) return known.key
      const key = randomKey()
      value.write({ key, content })
      return key
    },
    /** Whether this very content was sent, or is being sent, under the key that is kept. */
    isFor: (body: unknown) => value.read()?.content === contentMark(JSON.stringify(body)),
    /** It stands, or the key turned out to be another's. */
    forget: () => value.clear(),
  }
}

/** A UUID; where the page is not served securely the browser hides randomUUID, not the random numbers. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Distinguishes contents without storing them: two 32-bit FNV-1a sums of the text, with two seeds. */
function contentMark(text: string): string {
  const sum = (start: number) => {
    let hash = start
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619)
    return (hash >>> 0).toString(36)
  }
  return `${sum(2_166_136_261)}-${sum(3_141_592_653)}-${text.length}`
}
