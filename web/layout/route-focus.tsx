import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { mainHeading } from '#web/ui/layer/restore-focus.ts'
import { announce } from '#web/ui/live-region.tsx'

/** After a navigation: focus on the new page's heading, its title read aloud (rule 457). Layers see to themselves. */
export function RouteFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || pageOf(fromLocation) === pageOf(toLocation)) return
        mainHeading()?.focus({ preventScroll: true })
        announce(document.title)
      }),
    [router],
  )
  return null
}

/** A search is a page of its own; filters, order and layers are not. */
const pageOf = (location: { pathname: string; search: { q?: string } }) =>
  `${location.pathname}?${location.search.q ?? ''}`
