import { maxOrderCoupons } from '#shared/domain/platform/prices/campaign.ts'
import { browserStorage } from '#web/platform/browser-storage.ts'

const key = 'pedivella.codes'
const none: readonly string[] = []
const listeners = new Set<() => void>()
let known: { text: string | null; codes: readonly string[] } = { text: null, codes: none }
/** Without storage they last as long as the page. */
let unkept: string | null = null

function readText(): string | null {
  try {
    return browserStorage('localStorage')?.getItem(key) ?? unkept
  } catch {
    return unkept
  }
}

/** The codes that were accepted in this browser's cart; they are kept through a reload. The same array until they change. */
export function storedCoupons(): readonly string[] {
  const text = readText()
  if (text !== known.text) known = { text, codes: text ? text.split(' ').slice(0, maxOrderCoupons) : none }
  return known.codes
}

export function storeCoupons(codes: readonly string[]): void {
  unkept = codes.join(' ') || null
  try {
    if (unkept) browserStorage('localStorage')?.setItem(key, unkept)
    else browserStorage('localStorage')?.removeItem(key)
  } catch {
    // Full or blocked.
  }
  for (const listener of listeners) listener()
}

export function subscribeToCoupons(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const noCoupons = () => none
