import { useEffect, useState } from 'react'

/** The typed value, debounced. */
export function useSettled<T extends string | undefined>(typed: T, pauseMs = 350): T {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
