import { lazy, Suspense } from 'react'
import { useLayer } from '#web/ui/layers.ts'
import { useUser } from './account-queries.ts'
import type { CarryOver } from './use-sign-in.ts'

const load = () => import('./auth-dialog.tsx')
const AuthDialog = lazy(load)

/** The place of the login in the shell; its code comes when it opens or is about to. */
export function AuthLayer({ carryOver }: { carryOver: CarryOver }) {
  const { isOpen } = useLayer('accedi')
  const user = useUser()
  if (!isOpen || user === undefined) return null
  return (
    <Suspense>
      <AuthDialog carryOver={carryOver} />
    </Suspense>
  )
}

/** For whatever opens the login: fetches its code on hover and focus. */
export function preloadAuth(): void {
  // A chunk that does not come now comes with the click, or says so there.
  load().catch(() => undefined)
}
