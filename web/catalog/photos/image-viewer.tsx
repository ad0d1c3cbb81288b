import { ArrowLeft, ArrowRight, RotateCcw, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { Dialog, DialogTitle } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { DrawingNote, Picture, useDrawingWords } from '#web/ui/picture.tsx'
import { maxScale, minScale, type ZoomAction, zoomStep } from './image-zoom.ts'
import { usePhotoViewer, useSaid } from './use-photo-viewer.ts'
import { useViewerGestures } from './use-viewer-gestures.ts'
import { ZoomedPhoto } from './zoomed-photo.tsx'
import '#web/styles/later.css'

interface Props {
  name: string
  urls: readonly string[]
  start: number
}

/** Keys, wheel, drag, pinch and buttons (rule 461). */
export function ImageViewer(props: Props) {
  const t = productTexts.useChunk()
  const layer = useLayer('foto')
  return (
    <Dialog open onClose={layer.close} title={t.viewer(props.name)} size="plain" titleInside>
      <Viewer {...props} onClose={layer.close} />
    </Dialog>
  )
}

function Viewer({ name, urls, start, onClose }: Props & { onClose(): void }) {
  const t = productTexts.useChunk()
  const drawingWords = useDrawingWords()
  const { state, act, isSmooth, stage } = usePhotoViewer(urls, start)
  const { index, scale } = state
  const gestures = useViewerGestures(stage, scale, act)
  const count = urls.length
  const where = t.photoNumber(index + 1, count)
  useSaid(where)
  useSaid(t.zoomLevel(percentOf(scale)))
  return (
    <div className="viewer">
      <div className="viewer-head">
        <DialogTitle>
          {name} <span className="sr-only">{where}</span>
        </DialogTitle>
        <span className="num" aria-hidden="true">
          <span className="no-phone">{where}</span>
          <span className="only-phone">
            {index + 1}/{count}
          </span>
        </span>
        <span className="end" />
        <ViewerButton className="viewer-close" label={t.closeViewer} onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </ViewerButton>
        <ZoomButtons scale={scale} act={act} />
      </div>
      <div
        className="viewer-picture relative grid center-items clipped"
        ref={stage}
        data-zoomed={scale > 1 || undefined}
        {...gestures}
      >
        <ZoomedPhoto state={state} urls={urls} alt={t.photo(name, index + 1, count)} isSmooth={isSmooth} />
        {isDrawing(urls[index] ?? '') && <DrawingNote />}
        {count > 1 && (
          <>
            <ViewerButton
              className="viewer-previous"
              label={t.previousPhoto}
              onClick={() => act({ type: 'move', by: -1 })}
            >
              <ArrowLeft className="icon" aria-hidden="true" />
            </ViewerButton>
            <ViewerButton className="viewer-next" label={t.nextPhoto} onClick={() => act({ type: 'move', by: 1 })}>
              <ArrowRight className="icon" aria-hidden="true" />
            </ViewerButton>
          </>
        )}
      </div>
      <div className="viewer-foot">
        {count > 1 &&
          urls.map((url, at) => (
            <button
              type="button"
              key={url}
              className={at === index ? 'on' : undefined}
              aria-label={[t.photoNumber(at + 1, count), drawingWords(url)].filter(Boolean).join('. ')}
              aria-current={at === index}
              onClick={() => act({ type: 'show', index: at })}
            >
              <Picture url={url} alt="" sizes="88px" ratio="free" />
            </button>
          ))}
        <p className="small no-phone">{t.viewerKeys}</p>
      </div>
    </div>
  )
}

function ZoomButtons({ scale, act }: { scale: number; act(action: ZoomAction): void }) {
  const t = productTexts.useChunk()
  const percent = percentOf(scale)
  return (
    <>
      <ViewerButton
        label={t.zoomOut}
        off={scale <= minScale}
        onClick={() => act({ type: 'zoom', factor: 1 / zoomStep })}
      >
        <ZoomOut className="icon" aria-hidden="true" />
      </ViewerButton>
      <button
        type="button"
        className="viewer-zoom num"
        aria-label={t.zoomButton(percent)}
        onClick={() => act({ type: 'toggle', at: { x: 0, y: 0 } })}
      >
        {t.zoomLevel(percent)}
      </button>
      <ViewerButton label={t.zoomIn} off={scale >= maxScale} onClick={() => act({ type: 'zoom', factor: zoomStep })}>
        <ZoomIn className="icon" aria-hidden="true" />
      </ViewerButton>
      <ViewerButton className="no-phone" label={t.zoomReset} onClick={() => act({ type: 'reset' })}>
        <RotateCcw className="icon" aria-hidden="true" />
      </ViewerButton>
    </>
  )
}

const percentOf = (scale: number) => Math.round(scale * 100)

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
      className={`viewer-button grid center-items ${className}`}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
    >
      {children}
    </button>
  )
}
