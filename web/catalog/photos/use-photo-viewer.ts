import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { announce } from '#web/ui/live-region.tsx'
import { actionOfKey, startZoom, type ZoomAction, zoomReducer } from './image-zoom.ts'

const settleMs = 250

/** State of the viewer, moved by keys and by `act`; the address follows the shown photo. */
export function usePhotoViewer(urls: readonly string[], start: number) {
  const [state, dispatch] = useReducer(zoomReducer, undefined, () => startZoom(urls.map(imageFacts), start - 1))
  const [isSmooth, setSmooth] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const openPhoto = useOpenLayer('foto')
  const { index } = state
  const count = urls.length
  const act = useCallback((action: ZoomAction) => {
    // A photo follows the hand at once and everything else softly.
    setSmooth(action.type !== 'pan' && !(action.type === 'zoom' && action.at))
    dispatch(action)
  }, [])

  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const measure = () =>
      dispatch({ type: 'resize', frame: { width: element.clientWidth, height: element.clientHeight } })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOfKey(event, count)
      if (!action || event.defaultPrevented) return
      event.preventDefault()
      act(action)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [act, count])

  const follow = useEffectEvent((photo: number) => {
    if (photo !== start) void openPhoto(photo, { replacing: 'foto' })
  })
  useEffect(() => {
    // After a pause: browsers refuse an address change for each of many key presses.
    const timer = setTimeout(() => follow(index + 1), settleMs)
    return () => clearTimeout(timer)
  }, [index])

  return { state, act, isSmooth, stage }
}

/** Reads a text aloud when it has changed and settled, not at the start. */
export function useSaid(text: string): void {
  const said = useRef(text)
  useEffect(() => {
    if (said.current === text) return
    const timer = setTimeout(() => {
      said.current = text
      announce(text)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [text])
}
