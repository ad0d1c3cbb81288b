import { ArrowLeft, ArrowRight, Maximize } from 'lucide-react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'
import { Picture, useDrawingWords } from '#web/ui/picture.tsx'
import { useCarousel } from './use-carousel.ts'

const ImageViewer = lazyLayer(
  'foto',
  'dialog dialog-alert',
  async () => (await import('./image-viewer.tsx')).ImageViewer,
)

const mainSizes = '(min-width:1244px) 590px, (min-width:768px) 52vw, 100vw'

interface Props {
  product: Product
  /** Another colour's drawing, shown in the place of this one's. */
  painted?: string | undefined
  /** The other photos large below the first, in the place of thumbnails. */
  isMosaic?: boolean
}

export function ProductGallery({ product, painted, isMosaic = false }: Props) {
  const t = productTexts.useChunk()
  const drawingWords = useDrawingWords()
  const viewer = useLayer('foto')
  const { imageUrl, imageUrls, drawingUrl } = product
  // Photos first, the drawing last; without photos the drawing alone.
  const photos = imageUrls.length > 0 || !imageUrl ? imageUrls : [imageUrl]
  const urls = drawingUrl ? [...photos, drawingUrl] : photos
  const count = urls.length
  const isHydrated = useHydrated(count > 1)
  const carousel = useCarousel(count, (at) => t.photoNumber(at + 1, count))
  const { index } = carousel
  const open = (at: number) => void viewer.open(at + 1)
  const isSquare = product.category === 'abbigliamento' || product.category === 'accessori'
  const ratio = isSquare ? 'square' : 'card'
  if (count === 0) {
    return (
      <div className="gallery-main relative">
        <Picture category={product.category} url={null} alt={product.name} sizes={mainSizes} ratio={ratio} />
      </div>
    )
  }
  return (
    <>
      <section className="gallery-main relative" aria-roledescription={t.carousel} aria-label={t.gallery(product.name)}>
        <div className="slides" {...carousel.track}>
          {urls.map((url, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of the carousel pattern (APG), no form group
            <div
              className="slide"
              key={url}
              role="group"
              aria-roledescription={t.slide}
              aria-label={t.position(at + 1, count)}
              inert={isHydrated && at !== index}
            >
              <button
                type="button"
                aria-label={[t.enlargePhoto(at + 1, count), drawingWords(url)].filter(Boolean).join('. ')}
                aria-haspopup="dialog"
                onMouseEnter={ImageViewer.preload}
                onFocus={ImageViewer.preload}
                onClick={() => open(at)}
              >
                <Picture
                  url={url === drawingUrl && painted ? painted : url}
                  alt={t.photo(product.name, at + 1, count)}
                  sizes={mainSizes}
                  eager={at === 0}
                  ratio={ratio}
                  saysSample
                />
              </button>
            </div>
          ))}
        </div>
        <div className="gallery-nav absolute ground-paper stroke-above">
          {count > 1 && (
            <>
              <button type="button" aria-label={t.previousPhoto} onClick={() => carousel.step(-1)}>
                <ArrowLeft className="icon" aria-hidden="true" />
              </button>
              <span className="num">
                {index + 1}/{count}
              </span>
              <button type="button" aria-label={t.nextPhoto} onClick={() => carousel.step(1)}>
                <ArrowRight className="icon" aria-hidden="true" />
              </button>
            </>
          )}
          <button type="button" aria-label={t.enlarge} aria-haspopup="dialog" onClick={() => open(index)}>
            <Maximize className="icon" aria-hidden="true" />
          </button>
        </div>
      </section>
      {isMosaic && photos.length > 2 && <Mosaic {...{ product, count, ratio }} urls={photos.slice(1)} onOpen={open} />}
      {count > 1 && !isMosaic && (
        <div className="thumbs spaced-8 above-8">
          {urls.map((url, at) => (
            <button
              type="button"
              className="thumb"
              key={url}
              aria-label={[t.photoNumber(at + 1, count), drawingWords(url)].filter(Boolean).join('. ')}
              aria-disabled={at === index}
              onClick={() => carousel.show(at)}
            >
              <Picture url={url} alt="" sizes="120px" ratio={ratio} />
            </button>
          ))}
        </div>
      )}
      {viewer.value !== undefined && (
        <ImageViewer name={product.name} urls={urls} start={Math.min(viewer.value, count)} />
      )}
    </>
  )
}

interface MosaicProps extends Pick<Props, 'product'> {
  urls: readonly string[]
  count: number
  ratio: 'card' | 'square'
  onOpen(at: number): void
}

/** The photos after the first with what they show, each opening in the viewer. */
function Mosaic({ product, urls, count, ratio, onOpen }: MosaicProps) {
  const t = productTexts.useChunk()
  const drawingWords = useDrawingWords()
  return (
    <div className="mosaic spaced-8 above-8">
      {urls.map((url, at) => (
        <figure key={url}>
          <button
            type="button"
            aria-label={[t.enlargePhoto(at + 2, count), drawingWords(url)].filter(Boolean).join('. ')}
            aria-haspopup="dialog"
            onMouseEnter={ImageViewer.preload}
            onFocus={ImageViewer.preload}
            onClick={() => onOpen(at + 1)}
          >
            <Picture url={url} alt="" sizes="(min-width:1244px) 360px, 30vw" ratio={ratio} />
          </button>
          <figcaption className="small muted">{product.imageAlts?.[at + 1]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
