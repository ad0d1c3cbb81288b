import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'
import { useUser } from './account-queries.ts'
import type { CarryOver } from './use-sign-in.ts'

export const AuthDialog = lazyLayer(
  'accedi',
  'dialog dialog-auth',
  async () => (await import('./auth-dialog.tsx')).AuthDialog,
)

export function AuthLayer({ carryOver }: { carryOver: CarryOver }) {
  const { isOpen } = useLayer('accedi')
  const user = useUser()
  return isOpen && user !== undefined && <AuthDialog carryOver={carryOver} />
}
