import { useNavigate } from '@tanstack/react-router'
import { LogOut, User as Person } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { User } from '#shared/contract/platform/user.ts'
import { logOut } from '#web/accounts/log-out.ts'
import { useI18n, useTexts } from '#web/i18n/i18n.tsx'
import { useUser } from '#web/session/account-queries.ts'
import { AuthDialog } from '#web/session/auth-layer.tsx'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { MenuButton } from '#web/ui/layer/menu-button.tsx'

/**
 * Signed out: «Accedi», which opens the dialog; without scripts a link to /api/login, which returns with the dialog
 * open. Signed in: the customer's name with a menu. Until the user is known: a pulsing placeholder.
 */
export function UserArea() {
  const user = useUser()
  return user ? <UserMenu user={user} /> : <LoginLink isWaiting={user === undefined} />
}

function LoginLink({ isWaiting }: { isWaiting: boolean }) {
  const { texts, language } = useI18n()
  const t = texts.layout
  const open = useOpenLayer('accedi')
  const openDialog = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open(1)
  }
  return (
    <a
      className={`nav-button ${isWaiting ? 'user-wait' : ''}`}
      href={language === 'en' ? '/api/login?lang=en' : '/api/login'}
      aria-label={t.login}
      onClick={openDialog}
      onPointerEnter={AuthDialog.preload}
      onFocus={AuthDialog.preload}
    >
      <Person className="icon" aria-hidden="true" />
      <span className="no-small">{t.login}</span>
    </a>
  )
}

function UserMenu({ user }: { user: User }) {
  const t = useTexts().layout
  const navigate = useNavigate()
  const name = user.firstName || user.email.split('@')[0] || t.accountMenu
  return (
    <div data-signed-in>
      <MenuButton
        label={name}
        menuLabel={t.account}
        items={[
          {
            id: 'account',
            onSelect: () => void navigate({ to: '/account' }),
            content: (
              <>
                <Person className="icon" aria-hidden="true" /> {t.accountMenu}
              </>
            ),
          },
          {
            id: 'logout',
            onSelect: logOut,
            content: (
              <>
                <LogOut className="icon" aria-hidden="true" /> {t.logout}
              </>
            ),
          },
        ]}
      >
        <Person className="icon" aria-hidden="true" />
        <span className="no-small user-name clipped nowrap">{name}</span>
      </MenuButton>
    </div>
  )
}
