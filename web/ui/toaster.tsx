import { lazy, Suspense, useEffect, useState } from 'react'
import { currentToast, onToastChange } from './toast-store.ts'

const ToastViewport = lazy(() => import('./toast-viewport.tsx'))
const idleAfterMs = 4_000

/** The place of toasts; its code comes when the page has settled, or with the first toast. */
export function Toaster() {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (currentToast()) return setWanted(true)
    const want = () => setWanted(true)
    const stop = onToastChange(want)
    const timer = setTimeout(want, idleAfterMs)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return isWanted ? (
    <Suspense>
      <ToastViewport />
    </Suspense>
  ) : null
}
