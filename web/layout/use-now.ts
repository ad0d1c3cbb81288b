import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function onMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 15_000)
  return () => clearInterval(timer)
}

/** The present minute; undefined in the server's page, which is the same for everybody at any time. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(
    onMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => undefined,
  )
  return minute === undefined ? undefined : new Date(minute * minuteMs)
}
