import { type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import { announce } from '#web/ui/live-region.tsx'

const dragPx = 5

/** A scroll-snap track of `count` slides: which one is shown, how to show another, and dragging with the mouse. */
export function useCarousel(count: number, say: (index: number) => string) {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** The slide requested by a button, until the track reaches it. */
  const target = useRef<number>(undefined)
  const drag = useRef<{ fromX: number; scrollLeft: number; hasMoved: boolean }>(undefined)

  const show = useCallback(
    (requested: number) => {
      const track = ref.current
      if (!track) return
      const next = (requested + count) % count
      target.current = next
      track.scrollTo({ left: next * track.clientWidth, behavior: Math.abs(next - index) === 1 ? glide() : 'instant' })
      setIndex(next)
      announce(say(next))
    },
    [count, index, say],
  )

  const settle = () => {
    const track = ref.current
    if (!track) return
    track.classList.remove('is-dragged')
    drag.current = undefined
  }

  return {
    index,
    show,
    step: (by: 1 | -1) => show(index + by),
    track: {
      ref,
      onScroll: () => {
        const place = placeOf(ref.current)
        if (target.current !== undefined && place !== target.current) return
        target.current = undefined
        setIndex(Math.round(place))
      },
      onScrollEnd: () => {
        const track = ref.current
        if (!track || drag.current) return
        // A leap in the middle of a glide can end beside a slide.
        const requested = target.current ?? Math.round(placeOf(track))
        target.current = undefined
        setIndex(requested)
        track.scrollTo({ left: requested * track.clientWidth, behavior: 'instant' })
      },
      onTouchStart: () => {
        target.current = undefined
      },
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.pointerType !== 'mouse' || event.button !== 0) return
        target.current = undefined
        drag.current = { fromX: event.clientX, scrollLeft: event.currentTarget.scrollLeft, hasMoved: false }
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const now = drag.current
        if (!now || event.buttons === 0) return
        const movedPx = event.clientX - now.fromX
        if (Math.abs(movedPx) > dragPx && !now.hasMoved) {
          now.hasMoved = true
          event.currentTarget.classList.add('is-dragged')
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        if (now.hasMoved) event.currentTarget.scrollLeft = now.scrollLeft - movedPx
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        const now = drag.current
        if (!now?.hasMoved) return settle()
        const track = event.currentTarget
        const movedPx = event.clientX - now.fromX
        const from = Math.round(now.scrollLeft / track.clientWidth)
        const by = Math.abs(movedPx) > track.clientWidth / 6 ? -Math.sign(movedPx) : 0
        const next = Math.max(0, Math.min(count - 1, from + by))
        // The click that ends a drag opens nothing.
        track.addEventListener('click', stopClick, { capture: true, once: true })
        setTimeout(() => track.removeEventListener('click', stopClick, { capture: true }))
        settle()
        track.scrollTo({ left: next * track.clientWidth, behavior: glide() })
      },
      onPointerCancel: settle,
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  }
}

const glide = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

const placeOf = (track: HTMLElement | null) => (track?.clientWidth ? track.scrollLeft / track.clientWidth : 0)

function stopClick(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
