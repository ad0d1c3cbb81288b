import { useSyncExternalStore } from 'react'
import { useHydrated } from '#web/platform/use-hydrated.ts'

const minuteMs = 60_000

function onMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 15_000)
  return () => clearInterval(timer)
}

const present = () => Math.floor(Date.now() / minuteMs)
const unknown = () => undefined

/** The present minute; undefined in the server's page, which is cached for all. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(onMinute, useHydrated() ? present : unknown, unknown)
  return minute === undefined ? undefined : new Date(minute * minuteMs)
}
