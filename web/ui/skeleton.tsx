import { type ReactNode, useEffect } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { announce } from './live-region.tsx'

/** One grey block; its size comes from classes (`tall-20 four-fifths`, `landscape`). */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />
}

/** Around the skeletons of one data block: says «Caricamento…» once when it takes longer than half a second. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTexts().ui
  useEffect(() => {
    const timer = setTimeout(() => announce(t.loading), 500)
    return () => clearTimeout(timer)
  }, [t])
  return (
    <div className={className} aria-busy="true">
      {children}
    </div>
  )
}
