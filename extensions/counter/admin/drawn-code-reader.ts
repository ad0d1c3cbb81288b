import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
  NotFoundException,
} from '@zxing/library'

/** One look at the picture: the code that is in it. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>

const widest = 960

/** For browsers without a reader of their own: the picture is drawn and searched here. */
export function drawnCodeReader(): ReadCode {
  const reader = new MultiFormatReader()
  const { EAN_13, EAN_8, UPC_A, CODE_128, QR_CODE } = BarcodeFormat
  reader.setHints(
    new Map<DecodeHintType, unknown>([
      [DecodeHintType.POSSIBLE_FORMATS, [EAN_13, EAN_8, UPC_A, CODE_128, QR_CODE]],
      [DecodeHintType.TRY_HARDER, true],
    ]),
  )
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth)
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!brush || canvas.width === 0) return undefined
    brush.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return reader
        .decodeWithState(new BinaryBitmap(new HybridBinarizer(new HTMLCanvasElementLuminanceSource(canvas))))
        .getText()
    } catch (error) {
      // A blurred picture has a wrong check digit or no code at all.
      if (error instanceof NotFoundException || (error as Error).name.endsWith('Exception')) return undefined
      throw error
    }
  }
}
