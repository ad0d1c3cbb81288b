interface Pictured {
  imageUrls?: readonly string[] | undefined
  imageUrl: string | null
  drawingUrl?: string | null | undefined
}

/** The first of imageUrls, else imageUrl, else its drawing. */
export function firstImage({ imageUrls, imageUrl, drawingUrl }: Pictured): string | null {
  return imageUrls?.[0] ?? imageUrl ?? drawingUrl ?? null
}
