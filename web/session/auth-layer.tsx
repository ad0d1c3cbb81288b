import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'
import { useUser } from './account-queries.ts'
import type { CarryOver } from './use-sign-in.ts'

export const AuthDialog = lazyLayer('accedi', 'dialog dialog-auth', () =>
  import('./auth-dialog.tsx').then((file) => file.AuthDialog),
)

export function AuthLayer({ carryOver }: { carryOver: CarryOver }) {
  const { isOpen } = useLayer('accedi')
  const user = useUser()
  return isOpen && user !== undefined && <AuthDialog carryOver={carryOver} />
}
