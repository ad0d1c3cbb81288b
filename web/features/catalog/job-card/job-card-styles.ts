import parts from './card-parts.css?url'
import screens from './card-screens.css?url'
import sheet from './job-card.css?url'

export const jobCardStyles: readonly string[] = [sheet, parts, screens]

/** Resolves once they are there, or have failed: without them the card is still read. On the server its HTML names them. */
export async function bringJobCardStyles(): Promise<void> {
  if (typeof document === 'undefined') return
  await Promise.all(jobCardStyles.filter((href) => !document.querySelector(`link[href="${href}"]`)).map(bringStyle))
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
