import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { adminKey } from '#web/admin/admin-queries.ts'

export const workId = 'lavoro'

/** The tabs and their list come to the top of the window, unless they begin in its upper third already. */
function showWork(): void {
  const work = document.getElementById(workId)
  if (!work) return
  const { top } = work.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 3) work.scrollIntoView()
}

/** A tab that opens comes into view once the rail has made room; undefined while none is. */
export function useOpenedInView(tab: string | undefined): void {
  const before = useRef(tab)
  useEffect(() => {
    if (tab !== undefined && tab !== before.current) showWork()
    before.current = tab
  }, [tab])
}

/** Search results need room: the field scrolls up when there is little below it. */
export function showResults(field: HTMLElement | null): void {
  if (field && field.getBoundingClientRect().bottom > window.innerHeight / 2) field.scrollIntoView()
}

/** A reloaded or shared address that names a list begins there, also when numbers and tasks above it come later. */
export function useLandOnWork({ apri, ...list }: AdminAddress): void {
  const isNamed = useRef(Object.values(list).some((part) => part !== undefined))
  const landedAt = useRef<number>(undefined)
  const isWaiting = useIsFetching({ queryKey: adminKey }) > 0
  useEffect(() => {
    const isAsked = location.hash === `#${workId}`
    if (!isAsked && !isNamed.current) return
    // A user who has moved on keeps the focus there.
    if (landedAt.current !== undefined && landedAt.current !== window.scrollY) return
    if (isAsked && landedAt.current === undefined) document.getElementById(workId)?.focus({ preventScroll: true })
    showWork()
    landedAt.current = window.scrollY
    if (!isWaiting) isNamed.current = false
  }, [isWaiting])
}
