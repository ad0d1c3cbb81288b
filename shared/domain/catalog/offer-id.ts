/** Google's product data specification: the longest id. */
export const longestId = 50

/** A product's code, or that of one size of it, as others read it; of a long one the end, which tells sizes apart. */
export function offerId(productCode: string, size = ''): string {
  const id = (size === '' ? productCode : `${productCode}-${size}`).replaceAll(/\s+/g, '_')
  return [...id].slice(-longestId).join('')
}

/** The product page with that size chosen. */
export const sizeAddress = (address: string, size: string): string => `${address}?taglia=${encodeURIComponent(size)}`
