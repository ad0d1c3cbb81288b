/** A GTIN as barcodes and merchants write it: EAN-8, else EAN-13, of a larger packing all 14 digits. */
export function barcodeOf(gtin: string): string {
  const digits = gtin.padStart(14, '0')
  return digits.replace(digits.startsWith('000000') ? /^0{6}/ : /^0/, '')
}
