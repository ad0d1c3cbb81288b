/** Addresses of the build's files, by name: `home-lambro-400.avif`. */
const files = import.meta.glob<string>('../../pictures/home-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface HomePictureFacts {
  width: number
  height: number
  widths: readonly number[]
  focus?: string
}

/** The shop's own photographs on the home page (NOTICE names their authors). */
const homePictures = {
  lambro: { width: 1080, height: 720, widths: [400, 720, 1080], focus: '50% 60%' },
  fila: { width: 680, height: 510, widths: [340, 680], focus: '50% 30%' },
  cassetta: { width: 680, height: 510, widths: [340, 680] },
  riders: { width: 680, height: 488, widths: [340, 680], focus: '50% 0%' },
  casco: { width: 600, height: 600, widths: [340, 600], focus: '50% 56%' },
  banco: { width: 1200, height: 743, widths: [480, 800, 1200], focus: '62% 50%' },
  negozio: { width: 1200, height: 743, widths: [480, 800, 1200], focus: '28% 50%' },
} satisfies Record<string, HomePictureFacts>

export type HomePictureName = keyof typeof homePictures

export function homePictureFacts(name: HomePictureName): HomePictureFacts {
  return homePictures[name]
}

export function homePictureSet(name: HomePictureName, format: 'avif' | 'webp'): string {
  return homePictures[name].widths.map((width) => `${urlOf(name, width, format)} ${width}w`).join(', ')
}

export function urlOf(name: HomePictureName, width: number, format: 'avif' | 'webp'): string {
  const file = `home-${name}-${width}.${format}`
  const url = files[`../../pictures/${file}`]
  if (!url) throw new Error(`no picture ${file}`)
  return url
}
