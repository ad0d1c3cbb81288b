/** Addresses of the build's files, by name. */
const files = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** All drawings are of this size. */
export const drawingSize = { width: 800, height: 600 }

export function drawingUrl(name: string | null): string | undefined {
  return files[`./drawings/${name}.svg`]
}
