import { useSyncExternalStore } from 'react'
import { browserStorage } from '#web/platform/browser-storage.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'

export interface MyBike {
  id: string
  name: string
  /** One of the shop's. */
  slug?: string | undefined
  /** Facts typed by its owner, `key:value`. */
  own: string[]
}

interface MyBikes {
  bikes: MyBike[]
  current: string | null
  isOff?: boolean | undefined
}

export const bikesKey = 'pedivella.bici'
const mostBikes = 6
const none: MyBikes = { bikes: [], current: null }
const listeners = new Set<() => void>()
let known: { text: string | null; value: MyBikes } = { text: null, value: none }
/** Without storage they last as long as the page. */
let unkept: string | null = null

function readText(): string | null {
  try {
    return browserStorage('localStorage')?.getItem(bikesKey) ?? unkept
  } catch {
    return unkept
  }
}

/** The bicycles that parts are looked at for, known to this device alone. The same object until they change. */
function myBikes(): MyBikes {
  const text = readText()
  if (text !== known.text) known = { text, value: text ? parsed(text) : none }
  return known.value
}

/** Invalid data is dropped: a newer version or another script may have written it. */
function parsed(text: string): MyBikes {
  try {
    const { bikes, current, isOff } = JSON.parse(text) as Partial<Record<keyof MyBikes, unknown>>
    const read = Array.isArray(bikes) ? bikes.filter(isBike) : []
    return { bikes: read, current: typeof current === 'string' ? current : null, isOff: isOff === true }
  } catch (error) {
    console.warn('The stored bicycles cannot be read and are dropped.', error)
    return none
  }
}

const isText = (value: unknown) => typeof value === 'string'
const isBike = (value: Partial<Record<keyof MyBike, unknown>> | null): value is MyBike =>
  isText(value?.id) &&
  isText(value.name) &&
  (value.slug === undefined || isText(value.slug)) &&
  Array.isArray(value.own) &&
  value.own.every(isText)

function keep(next: MyBikes): void {
  unkept = JSON.stringify(next)
  try {
    browserStorage('localStorage')?.setItem(bikesKey, unkept)
  } catch (error) {
    console.warn('The bicycles cannot be stored; they last until this page is left.', error)
  }
  for (const listener of listeners) listener()
}

/** Takes the bicycle in, or in place of the one with its id, and makes it the one that parts are looked at for. */
export function addBike(next: Omit<MyBike, 'id'> & { id?: string | undefined }): void {
  const { bikes } = myBikes()
  const same = bikes.find(({ id, slug }) => id === next.id || (slug !== undefined && slug === next.slug))
  const id = same?.id ?? String(Date.now())
  const others = bikes.filter((one) => one !== same)
  keep({ bikes: [{ ...next, id }, ...others].slice(0, mostBikes), current: id })
}

export const chooseBike = (id: string) => keep({ bikes: myBikes().bikes, current: id })
export const switchBike = (isOn: boolean) => keep({ ...myBikes(), isOff: !isOn })

export function forgetBike(id: string): void {
  const { bikes, current } = myBikes()
  const left = bikes.filter((one) => one.id !== id)
  keep({ bikes: left, current: current === id ? (left[0]?.id ?? null) : current })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Those of this device, and the one that is chosen; none in the server's page. */
export function useMyBikes(): MyBikes & { chosen: MyBike | undefined } {
  const kept = useSyncExternalStore(subscribe, myBikes, () => none)
  const shown = useHydrated() ? kept : none
  return { ...shown, chosen: shown.bikes.find(({ id }) => id === shown.current) }
}

/** As the calls take it. */
export const bikeParams = ({ slug, own }: MyBike) => ({ ...(slug && { bike: slug }), own })
