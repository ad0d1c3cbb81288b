import { type MouseEvent, type PointerEvent, useRef } from 'react'

/**
 * Closes a layer by a press on its scrim, from the moment it is drawn. A mouse closes it as the button goes down; a finger as it
 * lifts, so that the tap does not reach what lies below. A press that begins in the box and ends beside it closes nothing.
 */
export function usePressBeside(close: () => void) {
  const began = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      began.current = isBeside(event)
      if (event.pointerType === 'mouse') finish(event)
    },
    onClick: finish,
  }
  function finish(event: MouseEvent) {
    const isPress = began.current && isBeside(event)
    if (!isPress) return
    began.current = false
    close()
  }
}

/** The scrim's own scrollbar is not beside the box. */
const isBeside = ({ target, currentTarget, clientX }: MouseEvent) =>
  target === currentTarget && clientX <= currentTarget.clientWidth
