import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point, ZoomAction } from './image-zoom.ts'

const tapMovePx = 6
const swipePx = 48
const doubleTapMs = 320
const doubleTapPx = 30
/** A mouse wheel turns in lines on some systems. */
const linePx = 16
const wheelSpeed = 0.002
const pinchWheelSpeed = 0.01

interface Pressed {
  /** The positions of fingers or mouse, from the centre of the frame. */
  points: Map<number, Point>
  start: Point
  hasMoved: boolean
  hasPinched: boolean
}

export function useViewerGestures(stage: RefObject<HTMLElement | null>, scale: number, act: (a: ZoomAction) => void) {
  const pressed = useRef<Pressed>(undefined)
  const lastTap = useRef<{ at: Point; timeMs: number }>(undefined)

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      // React listens passively: the page behind would scroll, the browser would zoom.
      event.preventDefault()
      const deltaPx = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePx : 1)
      const speed = event.ctrlKey ? pinchWheelSpeed : wheelSpeed
      act({ type: 'zoom', factor: Math.exp(-deltaPx * speed), at: pointIn(element, event) })
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [stage, act])

  const onTap = (at: Point, timeMs: number) => {
    const before = lastTap.current
    const isDouble =
      before !== undefined && timeMs - before.timeMs < doubleTapMs && distance(before.at, at) < doubleTapPx
    lastTap.current = isDouble ? undefined : { at, timeMs }
    act(isDouble ? { type: 'toggle', at } : { type: 'centre', at })
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const at = pointIn(event.currentTarget, event)
      const now = pressed.current ?? { points: new Map(), start: at, hasMoved: false, hasPinched: false }
      now.points.set(event.pointerId, at)
      if (now.points.size > 1) now.hasPinched = true
      pressed.current = now
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = pressed.current
      const before = now?.points.get(event.pointerId)
      if (!now || !before) return
      const at = pointIn(event.currentTarget, event)
      const other = [...now.points].find(([id]) => id !== event.pointerId)?.[1]
      now.points.set(event.pointerId, at)
      if (distance(now.start, at) > tapMovePx) now.hasMoved = true
      if (other) {
        const factor = distance(other, at) / Math.max(1, distance(other, before))
        act({ type: 'zoom', factor, at: middle(other, at) })
        act({ type: 'pan', by: { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 } })
      } else if (now.hasMoved) act({ type: 'pan', by: { x: at.x - before.x, y: at.y - before.y } })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = pressed.current
      if (!now?.points.delete(event.pointerId)) return
      if (now.points.size > 0) return
      pressed.current = undefined
      if (now.hasPinched) return
      const at = pointIn(event.currentTarget, event)
      if (!now.hasMoved) return onTap(at, event.timeStamp)
      const [acrossPx, alongPx] = [at.x - now.start.x, Math.abs(at.y - now.start.y)]
      const isSwipe = event.pointerType !== 'mouse' && Math.abs(acrossPx) > swipePx && Math.abs(acrossPx) > alongPx
      if (scale <= 1 && isSwipe) act({ type: 'move', by: acrossPx < 0 ? 1 : -1 })
    },
    onPointerCancel() {
      pressed.current = undefined
    },
  }
}

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
