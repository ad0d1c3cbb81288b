import type { ReadCode } from './drawn-code-reader.ts'

interface Detector {
  detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = (new (wanted: { formats: string[] }) => Detector) & { getSupportedFormats(): Promise<string[]> }

/** What is printed on goods and on the shop's own labels. */
const wanted = ['ean_13', 'ean_8', 'upc_a', 'code_128', 'qr_code']

/** The browser's own reader, else one that comes only then. */
export async function openCodeReader(): Promise<ReadCode> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = Own ? await Own.getSupportedFormats().catch(() => []) : []
  const known = wanted.filter((one) => formats.includes(one))
  if (!Own || !known.includes('ean_13')) return (await import('./drawn-code-reader.ts')).drawnCodeReader()
  const detector = new Own({ formats: known })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}
