let open = () => {}

/** The code of parts below the first view: on the server at once, in the browser from the first move or at rest. */
export const whenWanted = {
  isOpen: import.meta.env.SSR,
  promise: import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        open = resolve
      }),
  open() {
    whenWanted.isOpen = true
    open()
  },
}

const moves = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin']

/** An address that names a place or a dialog wants it now. */
export function openWithFirstMove(): void {
  if (location.search || location.hash) whenWanted.open()
  for (const move of moves) addEventListener(move, whenWanted.open, { capture: true, once: true, passive: true })
}
