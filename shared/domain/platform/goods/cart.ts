/** Limits of one order. */
export const maxOrderLines = 50
export const maxLineQuantity = 99
/** Changes may part a line, and the new one is numbered on (decision 0043). */
export const maxLineNo = 9_999

/** Lines are the same when product and frame size are. */
export function lineKey(productId: number, frameSize: string | null): string {
  return `${productId}/${frameSize ?? ''}`
}

export interface CartLine {
  productId: number
  frameSize: string | null
  quantity: number
}

/** Adds a line, summing the quantities of the same product and size; the cart given stays as it was. */
export function addLine<L extends CartLine>(lines: readonly L[], line: L): L[] {
  const key = lineKey(line.productId, line.frameSize)
  const found = lines.some((l) => lineKey(l.productId, l.frameSize) === key)
  if (!found) return [...lines, line]
  return lines.map((l) =>
    lineKey(l.productId, l.frameSize) === key
      ? { ...l, quantity: Math.min(l.quantity + line.quantity, maxLineQuantity) }
      : l,
  )
}

/** 0 or less removes the line. */
export function setQuantity<L extends CartLine>(lines: readonly L[], key: string, quantity: number): L[] {
  return lines.flatMap((l) => {
    if (lineKey(l.productId, l.frameSize) !== key) return [l]
    return quantity <= 0 ? [] : [{ ...l, quantity: Math.min(quantity, maxLineQuantity) }]
  })
}
