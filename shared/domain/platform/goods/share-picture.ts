/** The one size that all networks and messengers show large. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** A picture's address for sharing; like the picture's own it never changes its content. */
export function sharePictureUrl(imageName: string): string {
  return `/images/share/${imageName}.jpg`
}

/** Of a product: its first picture, else its drawing to scale; null without both. */
export const shareUrlOf = (product: { shareImageUrl: string | null; drawingUrl?: string | undefined }): string | null =>
  product.shareImageUrl ?? (product.drawingUrl ? sharePictureUrl(product.drawingUrl.replace('/images/', '')) : null)
