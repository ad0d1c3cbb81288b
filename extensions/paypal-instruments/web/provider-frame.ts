/** The provider asks in a frame over the page, which an open dialog makes deaf to presses. */
export async function withFrame<T>(work: () => Promise<T>): Promise<T> {
  const { style } = document.body
  const before = style.pointerEvents
  style.pointerEvents = 'auto'
  try {
    return await work()
  } finally {
    // Closed meanwhile, the dialog has given the page back itself.
    if (style.pointerEvents === 'auto') style.pointerEvents = before
  }
}
