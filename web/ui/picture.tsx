import { Backpack, Cog, type LucideIcon, Package, Shirt } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { imageFacts, imageWidths, isSamplePhoto } from '#shared/domain/platform/goods/image-name.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

/** What may have no picture names the product's category, whose sign stands in its place. */
type Shown = { url: string; category?: undefined } | { url: string | null; category: string | undefined }

interface Look {
  /** Empty where the picture says nothing the text beside it does not say. */
  alt: string
  sizes: string
  /** In the first view: loaded at once, with priority. */
  eager?: boolean
  /** `square` for clothing, accessories and thumbnails; `free` fills whatever holds it. */
  ratio?: 'card' | 'square' | 'free'
  className?: string
  /** On the product's own page a stand-in photo is marked. */
  saysSample?: boolean
}

/** The note on a drawing or a stand-in photo; empty for a photo of the product. */
export function useDrawingWords(): (url: string) => string {
  const t = useTexts().ui
  return (url) =>
    imageFacts(url).fit === 'drawing' ? `${t.drawing}${t.drawingRest}` : isSamplePhoto(url) ? t.samplePhoto : ''
}

const ratios = { card: '', square: ' photo-square', free: ' photo-free' }

/** A picture printed on paper: scenes fill the frame, cut-outs and drawings are shown whole. */
export function Picture({
  url,
  alt,
  sizes,
  category,
  eager = false,
  ratio = 'card',
  className = '',
  saysSample = false,
}: Shown & Look) {
  const t = useTexts().ui
  const drawingWords = useDrawingWords()
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // A picture may have failed before the page was alive.
    if (url && image.current?.complete && image.current.naturalWidth === 0) setFailed(url)
  }, [url])
  const frame = `photo${ratios[ratio]} ${className}`
  if (!url || failed === url) {
    const note = url ? t.photoFailed : t.photoComing
    return (
      <div className={`${frame} photo-none`} role="img" aria-label={alt ? `${alt}. ${note}` : note}>
        {!url && <CategorySign of={category} />}
        <span className="photo-note" aria-hidden="true">
          {note}
        </span>
      </div>
    )
  }
  const facts = imageFacts(url)
  const widths = imageWidths.filter((width, index) => width <= facts.width || index === 0)
  const isScene = facts.fit === 'scene'
  const isDrawn = facts.fit === 'drawing'
  const isSample = saysSample && isSamplePhoto(url)
  const isVector = url.endsWith('.svg')
  const style: CSSProperties | undefined =
    isScene && (facts.focusX !== 50 || facts.focusY !== 50)
      ? { objectPosition: `${facts.focusX}% ${facts.focusY}%` }
      : undefined
  return (
    <div
      // A square or upright photo is never cut to a lying frame.
      className={`${frame}${isScene ? (facts.width < 1.2 * facts.height ? ' photo-tall' : '') : ' photo-cutout'}${isDrawn ? ' photo-drawing' : ''}`}
    >
      <img
        ref={image}
        // A computed drawing is sharp in every size.
        src={isVector ? url : `${url}?w=${widths.findLast((width) => width <= 768) ?? widths[0]}`}
        srcSet={isVector ? undefined : widths.map((width) => `${url}?w=${width} ${width}w`).join(', ')}
        sizes={sizes}
        alt={(isDrawn || isSample) && alt ? `${alt}. ${drawingWords(url)}` : alt}
        width={facts.width}
        height={facts.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        // With the first frame, not one after it.
        decoding={eager ? 'sync' : 'async'}
        style={style}
        onError={() => setFailed(url)}
      />
      {isDrawn && <DrawingNote />}
      {isSample && (
        <span className="photo-drawn" aria-hidden="true">
          {t.samplePhoto}
        </span>
      )}
    </div>
  )
}

/** In the picture's corner; small pictures show its first word (the stylesheet). The alternative text says it too. */
export function DrawingNote() {
  const t = useTexts().ui
  return (
    <span className="photo-drawn" aria-hidden="true">
      {t.drawing}
      <span>{t.drawingRest}</span>
    </span>
  )
}

const signs: Record<string, LucideIcon> = { componenti: Cog, abbigliamento: Shirt, accessori: Backpack }

/** What stands for a product without a picture: a bicycle for bicycles alone. */
function CategorySign({ of: category }: { of: string | undefined }) {
  if (category === 'biciclette' || category === 'bici-usate') return <FrameDrawing />
  const Sign = signs[category ?? ''] ?? Package
  return <Sign strokeWidth={1} aria-hidden="true" data-sign={category ?? 'prodotto'} />
}

export function FrameDrawing() {
  return (
    <svg viewBox="0 0 240 140" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <circle cx="54" cy="92" r="40" />
      <circle cx="188" cy="92" r="40" />
      <circle cx="54" cy="92" r="3" />
      <circle cx="188" cy="92" r="3" />
      <path d="M54 92h54l-22-58M108 92 168 36M86 40l82-6M54 92l34-52M168 30l20 62M82 26l6 14M70 26h26M168 30l-2-9h18c9 0 9 14 0 14" />
      <circle cx="108" cy="92" r="11" />
      <path d="m108 92 12 14m-5 1h11" strokeWidth="3" />
    </svg>
  )
}
