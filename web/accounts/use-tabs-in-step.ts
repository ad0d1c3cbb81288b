import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { User } from '#shared/contract/platform/user.ts'
import { accountKey, userKey, useUser } from '#web/session/account-queries.ts'

const channelName = 'pedivella.user'

const idOf = (user: User | null) => user?.id ?? null

/**
 * Keeps the tabs of one browser in step about the current user: each tells the others, and a tab with another state
 * asks the shop. A page restored from the back/forward cache asks too.
 */
export function useTabsInStep(): void {
  const queries = useQueryClient()
  const user = useUser()
  const channel = useRef<BroadcastChannel>(undefined)
  const id = user === undefined ? undefined : idOf(user)
  useEffect(() => {
    const askAgain = () => void queries.invalidateQueries({ queryKey: [accountKey] })
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void queries.resetQueries({ queryKey: [accountKey] })
    }
    window.addEventListener('pageshow', onPageShow)
    const opened = new BroadcastChannel(channelName)
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      const known = queries.getQueryData<User | null>(userKey)
      if (known !== undefined && idOf(known) !== data) askAgain()
    }
    channel.current = opened
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      opened.close()
    }
  }, [queries])
  useEffect(() => {
    if (id !== undefined) channel.current?.postMessage(id)
  }, [id])
}
