import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
}

export function useBackOnline(run: (() => void) | undefined): void {
  // A render caused by the same event would remove its own listener before its turn.
  const onBack = useEffectEvent(() => run?.())
  useEffect(() => {
    const listener = () => onBack()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
