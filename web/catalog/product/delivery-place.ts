import { useSyncExternalStore } from 'react'
import { browserStorage } from '#web/platform/browser-storage.ts'

export interface DeliveryPlace {
  postalCode: string
  town: string
}

const key = 'pedivella-cap'
const listeners = new Set<() => void>()
let kept: { text: string | null; place: DeliveryPlace | undefined } = { text: null, place: undefined }

function read(): DeliveryPlace | undefined {
  let text: string | null = null
  try {
    text = browserStorage('localStorage')?.getItem(key) ?? null
  } catch {
    // Without storage the place lasts as long as the page.
    return kept.place
  }
  if (text !== kept.text) kept = { text, place: parsed(text) }
  return kept.place
}

function parsed(text: string | null): DeliveryPlace | undefined {
  const [, postalCode, town] = /^(\d{5}) (.{1,60})$/.exec(text ?? '') ?? []
  return postalCode && town ? { postalCode, town } : undefined
}

export function keepDeliveryPlace(place: DeliveryPlace): void {
  const text = `${place.postalCode} ${place.town}`
  try {
    browserStorage('localStorage')?.setItem(key, text)
  } catch {
    // Full or refused: as in `read`.
  }
  kept = { text, place }
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Where this device's goods go, once a postal code has been typed; undefined in the server's page. */
export const useDeliveryPlace = (): DeliveryPlace | undefined => useSyncExternalStore(subscribe, read, () => undefined)
