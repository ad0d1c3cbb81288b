import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says so when the browser knows it has no connection. */
export function OfflineNote() {
  const t = useTexts().layout
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <div className="note note-w" role="status">
      <WifiOff className="i" aria-hidden="true" />
      <span>{t.offline}</span>
    </div>
  )
}
