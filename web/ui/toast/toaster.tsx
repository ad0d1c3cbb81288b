import { useEffect, useState } from 'react'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { currentToast, onToastChange } from './toast-store.ts'

const ToastViewport = lazyPart(() => import('./toast-viewport.tsx').then((file) => file.ToastViewport))
const idleAfterMs = 4_000

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
    <Attempt>
      <ToastViewport />
    </Attempt>
  ) : null
}
