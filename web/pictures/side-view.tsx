import { bicycleDrawing } from '#shared/domain/platform/goods/drawn-bicycle.ts'

/**
 * The sheet of marks, in thousandths: the first ones were placed on the drawing of a kind. A bicycle's own drawing has
 * the same ground line and nearly the same scale, so that every mark stays on its part.
 */
const sheet = { width: 800, height: 600, pixelsPerMm: 0.39, ground: 508 }

const { width, height, pixelsPerMm, ground } = bicycleDrawing
const larger = sheet.pixelsPerMm / pixelsPerMm
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The bicycle as it says it is, from the side, on the sheet of its marks. */
export function SideView({ url, alt }: { url: string; alt: string }) {
  const place = {
    position: 'absolute',
    height: 'auto',
    width: percent((width * larger) / sheet.width),
    maxWidth: 'none',
    left: percent(0.5 - (width * larger) / sheet.width / 2),
    top: percent((sheet.ground - ground * larger) / sheet.height),
  } as const
  return (
    <div style={{ position: 'relative', overflow: 'hidden', aspectRatio: `${sheet.width} / ${sheet.height}` }}>
      <img src={url} alt={alt} width={width} height={height} style={place} />
    </div>
  )
}
