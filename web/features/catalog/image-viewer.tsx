import { ArrowLeft, ArrowRight, RotateCcw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { imageFacts } from '#shared/domain/image-name.ts'
import { Dialog, DialogTitle } from '#web/ui/dialog.tsx'
import { useLayer } from '#web/ui/layers.ts'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { actionOfKey, maxScale, minScale, startZoom, type ZoomAction, zoomReducer, zoomStep } from './image-zoom.ts'
import { productTexts } from './product-texts.ts'
import { useViewerGestures } from './use-viewer-gestures.ts'
import { ZoomedPhoto } from './zoomed-photo.tsx'

const settleMs = 250

interface Props {
  name: string
  urls: readonly string[]
  /** The photo to start with, from 1. */
  start: number
}

/** The photos of a product, full screen: keys, wheel, drag, pinch and buttons of law-and-ux.md B4. */
export default function ImageViewer({ name, urls, start }: Props) {
  const t = productTexts.useChunk()
  const layer = useLayer('foto')
  const [state, dispatch] = useReducer(zoomReducer, undefined, () => startZoom(urls.map(imageFacts), start - 1))
  const [isSmooth, setSmooth] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const act = useCallback((action: ZoomAction) => {
    // A photo follows the hand at once and everything else softly.
    setSmooth(action.type !== 'pan' && !(action.type === 'zoom' && action.at))
    dispatch(action)
  }, [])
  const { index, scale } = state
  const count = urls.length
  const percent = Math.round(scale * 100)

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

  // The address follows when the visitor stays: browsers refuse a new address for each of many key presses.
  const { open } = layer
  const openRef = useRef(open)
  openRef.current = open
  useEffect(() => {
    const timer = setTimeout(() => {
      if (index + 1 !== start) void openRef.current(index + 1, { replacing: 'foto' })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [index, start])
  useSaid(t.photoNumber(index + 1, count))
  useSaid(t.zoomLevel(percent))

  const gestures = useViewerGestures(stage, scale, act)
  const zoom = (factor: number) => () => act({ type: 'zoom', factor })
  return (
    <Dialog open onClose={layer.close} title={t.viewer(name)} size="plain" titleInside>
      <div className="viewer">
        <div className="viewer-h">
          <DialogTitle>
            {name} <span className="vh">{t.photoNumber(index + 1, count)}</span>
          </DialogTitle>
          <span className="num no-m" aria-hidden="true">
            {t.photoNumber(index + 1, count)}
          </span>
          <span className="end" />
          <ViewerButton className="viewer-x" label={t.closeViewer} onClick={layer.close}>
            <X className="i" aria-hidden="true" />
          </ViewerButton>
          <ViewerButton label={t.zoomOut} off={scale <= minScale} onClick={zoom(1 / zoomStep)}>
            <ZoomOut className="i" aria-hidden="true" />
          </ViewerButton>
          <button
            type="button"
            className="viewer-z num"
            aria-label={t.zoomButton(percent)}
            onClick={() => act({ type: 'toggle', at: { x: 0, y: 0 } })}
          >
            {t.zoomLevel(percent)}
          </button>
          <ViewerButton label={t.zoomIn} off={scale >= maxScale} onClick={zoom(zoomStep)}>
            <ZoomIn className="i" aria-hidden="true" />
          </ViewerButton>
          <ViewerButton className="no-m" label={t.zoomReset} onClick={() => act({ type: 'reset' })}>
            <RotateCcw className="i" aria-hidden="true" />
          </ViewerButton>
        </div>
        <div className="viewer-c" ref={stage} data-zoomed={scale > 1 || undefined} {...gestures}>
          <ZoomedPhoto state={state} urls={urls} alt={t.photo(name, index + 1, count)} isSmooth={isSmooth} />
          {count > 1 && (
            <>
              <ViewerButton className="viewer-p" label={t.previousPhoto} onClick={() => act({ type: 'move', by: -1 })}>
                <ArrowLeft className="i" aria-hidden="true" />
              </ViewerButton>
              <ViewerButton className="viewer-n" label={t.nextPhoto} onClick={() => act({ type: 'move', by: 1 })}>
                <ArrowRight className="i" aria-hidden="true" />
              </ViewerButton>
            </>
          )}
        </div>
        <div className="viewer-f">
          {count > 1 &&
            urls.map((url, at) => (
              <button
                type="button"
                key={url}
                className={at === index ? 'on' : undefined}
                aria-label={t.photoNumber(at + 1, count)}
                aria-current={at === index}
                onClick={() => act({ type: 'show', index: at })}
              >
                <Picture url={url} alt="" sizes="88px" ratio="free" />
              </button>
            ))}
          <p className="small no-m">{t.viewerKeys}</p>
        </div>
      </div>
    </Dialog>
  )
}

/** Reads a text aloud when it changes and has settled, not at the start. */
function useSaid(text: string): void {
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

interface ButtonProps {
  label: string
  className?: string
  /** At its limit: stays where it is, does nothing. */
  off?: boolean
  onClick(): void
  children: ReactNode
}

function ViewerButton({ label, className = '', off = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={`vb ${className}`}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
    >
      {children}
    </button>
  )
}
