import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Enter, anywhere on the screen but in a field whose form is not sent yet. */
export function usePayKey(isReady: boolean, onPay: () => void): void {
  const pay = useEffectEvent(onPay)
  useEffect(() => {
    if (!isReady) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      const { target } = event
      if (target instanceof HTMLInputElement && target.form && target.value !== '') return
      event.preventDefault()
      pay()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isReady])
}
