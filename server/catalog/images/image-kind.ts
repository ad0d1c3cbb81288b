type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp'

/** The kind of a file by its first bytes, whatever its name or declared type; undefined for all others. */
export function imageKind(content: Buffer): ImageKind | undefined {
  const text = (from: number, to: number) => content.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return undefined
}
