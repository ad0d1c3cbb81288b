import { User } from 'lucide-react'
import { useTexts } from '#web/i18n/i18n.tsx'

/** Signed out: «Accedi», a full navigation that comes back with the login dialog open (contract.md, /api/login). */
export function UserArea() {
  const t = useTexts().layout
  return (
    <a className="nav-b" href="/api/login" aria-label={t.login}>
      <User className="i" aria-hidden="true" />
      <span className="no-s">{t.login}</span>
    </a>
  )
}
