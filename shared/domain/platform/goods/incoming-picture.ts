/** A link is fetched, a name waits for its upload, an own picture keeps its place between them. */
export type PictureKind = 'link' | 'name' | 'own'

export type PictureState = 'waiting' | 'stopped' | 'awaited' | 'done' | 'failed'

/** Why a picture did not come. Those marked true may pass by themselves: it is tried again. */
const reasons = {
  bad_address: false,
  inside_address: false,
  unknown_host: true,
  unreachable: true,
  timeout: true,
  not_found: false,
  refused: false,
  server_error: true,
  too_many_redirects: false,
  too_large: false,
  too_many_pixels: false,
  no_picture: false,
  full: false,
  storage: true,
} as const

export type PictureReason = keyof typeof reasons

export function passesByItself(reason: PictureReason): boolean {
  return reasons[reason]
}

export const maxPictures = 30

/** A file name as this shop writes it, `…-1600x1067-scene.webp`, not as on a private computer. */
const ownName = /-\d{1,5}x\d{1,5}-(?:scene|cut|drawing)(?:-\d{1,3}x\d{1,3})?\.[a-z]+$/
const pictureFile = /^[^/\\:*?"<>|\0]{1,150}\.(?:jpe?g|png|gif|webp)$/i

export type WrittenPicture = { kind: PictureKind | 'unknown'; address: string }

/**
 * What a cell of a file names: an address elsewhere, a picture of this shop (by its name, or its address here), or a
 * file on the owner's computer.
 * @param ownAddress where this shop's pictures are, with a slash behind: "https://shop.example/images/"
 */
export function writtenPicture(text: string, ownAddress: string): WrittenPicture {
  const trimmed = text.trim()
  if (trimmed.startsWith(ownAddress)) return { kind: 'own', address: trimmed.slice(ownAddress.length) }
  if (trimmed.startsWith('/images/')) return { kind: 'own', address: trimmed.slice('/images/'.length) }
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (/^https?:\/\//i.test(address)) return { kind: 'link', address }
  if (ownName.test(trimmed)) return { kind: 'own', address: trimmed }
  if (pictureFile.test(trimmed)) return { kind: 'name', address: trimmed }
  return { kind: 'unknown', address: trimmed }
}
