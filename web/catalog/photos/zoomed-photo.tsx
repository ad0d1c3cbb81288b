import { useState } from 'react'
import { imageFacts, imageWidths } from '#shared/domain/platform/goods/image-name.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { fittedSize, type ZoomState } from './image-zoom.ts'

interface Props {
  state: ZoomState
  urls: readonly string[]
  alt: string
  isSmooth: boolean
}

export function ZoomedPhoto({ state, urls, alt, isSmooth }: Props) {
  const t = productTexts.useChunk()
  const { ui } = useTexts()
  const [failed, setFailed] = useState<string>()
  const url = urls[state.index] ?? ''
  const facts = imageFacts(url)
  const fitted = fittedSize(state)
  if (failed === url) return <p role="alert">{t.photoFailed}</p>
  const widths = imageWidths.filter((width, at) => width < facts.width || at === 0)
  return (
    <img
      key={url}
      // The original is the last step: it has all the pixels there are.
      src={url}
      srcSet={[...widths.map((width) => `${url}?w=${width} ${width}w`), `${url} ${facts.width}w`].join(', ')}
      sizes={`${Math.max(1, Math.round(fitted.width * state.scale))}px`}
      alt={facts.fit === 'drawing' ? `${alt}. ${ui.drawing}${ui.drawingRest}` : alt}
      draggable={false}
      data-smooth={isSmooth || undefined}
      style={{
        width: fitted.width,
        height: fitted.height,
        transform: `translate(${state.offset.x}px, ${state.offset.y}px) scale(${state.scale})`,
      }}
      onError={() => setFailed(url)}
    />
  )
}
