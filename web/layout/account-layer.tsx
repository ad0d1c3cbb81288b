import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { takeLoggedOut } from '#web/accounts/log-out.ts'
import { useTabsInStep } from '#web/accounts/use-tabs-in-step.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { guestCart } from '#web/orders/visitor-cart/guest-cart.ts'
import { useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { AuthLayer } from '#web/session/auth-layer.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'

export function AccountLayer() {
  const api = useApi()
  const queries = useQueryClient()
  const { cart: t, layout } = useTexts()
  const user = useUser()
  useTabsInStep()
  const carryOver = useCallback(
    async (userId: string) => {
      const { carryGuestCart } = await import('#web/orders/visitor-cart/carry-guest-cart.ts')
      return carryGuestCart({ api, queries, userId, words: t })
    },
    [api, queries, t],
  )

  // Logged in elsewhere, or the shop was away at the login: the guest's cart follows now.
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined || guestCart.lines().length === 0) return
    carryOver(userId)
      .then(({ settle, words }) => {
        settle()
        if (words) showToast({ title: t.carriedTitle, description: words, about: 'cart' })
      })
      .catch(console.error)
  }, [userId, carryOver, t])
  const isGuest = user === null
  useEffect(() => {
    if (isGuest && takeLoggedOut()) showToast({ title: layout.loggedOut })
  }, [isGuest, layout])
  return <AuthLayer carryOver={carryOver} />
}
