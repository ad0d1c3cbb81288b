import { WifiOff } from 'lucide-react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useOnline } from '#web/ui/use-online.ts'

export function OfflineNote() {
  const t = useTexts().layout
  if (useOnline()) return null
  return (
    <div className="note note-warning" role="status">
      <WifiOff className="icon" aria-hidden="true" />
      <span>{t.offline}</span>
    </div>
  )
}
