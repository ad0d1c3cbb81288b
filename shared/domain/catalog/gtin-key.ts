import { isGtin } from './gtin.ts'

const allDigits = 14

/** One number however many digits of it are written (8, 12, 13 or 14): as 14. Undefined for what is no GTIN. */
export function gtinKey(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  return isGtin(digits) ? digits.padStart(allDigits, '0') : undefined
}

/** As barcodes and merchants write it: EAN-8, else EAN-13, of a larger packing all 14 digits. */
export function barcodeOf(gtin: string): string {
  const digits = gtin.padStart(allDigits, '0')
  return digits.replace(digits.startsWith('000000') ? /^0{6}/ : /^0/, '')
}
