/** Resolves once these styles are there, or have failed: without them a part is still read. On the server its HTML names them. */
export async function bringStyles(styles: readonly string[]): Promise<void> {
  if (typeof document === 'undefined') return
  await Promise.all(styles.filter((href) => !document.querySelector(`link[href="${href}"]`)).map(bringStyle))
}

function bringStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const settled = new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
  document.head.append(link)
  return settled
}
