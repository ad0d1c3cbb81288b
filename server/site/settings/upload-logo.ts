import { imageKind } from '#server/catalog/images/image-kind.ts'
import { rasterDrawing } from '#server/catalog/images/raster-drawing.ts'
import { svgFault } from '#server/catalog/images/safe-svg.ts'
import { uploadImage } from '#server/catalog/images/upload-image.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { mostLogoBytes } from '#shared/contract/site/appearance-setting.ts'

const why = {
  script: { it: 'ha dentro uno script', en: 'contains a script' },
  reference: { it: 'prende qualcosa da fuori', en: 'loads something from elsewhere' },
}

/**
 * Takes the shop's logo as a picture of the image store. A drawing becomes pixels in a process of its own: whatever an
 * SVG hides, none of it is ever served.
 * @returns the file name
 * @throws Problem 413, 415: nothing is written
 */
export async function uploadLogo(deps: Deps, upload: Buffer): Promise<string> {
  if (upload.length > mostLogoBytes) throw problem('logo_too_large')
  const kind = imageKind(upload)
  if (kind === 'png') return uploadImage(deps, upload)
  const svg = kind ? undefined : decoded(upload)
  const fault = svg === undefined ? 'broken' : svgFault(svg)
  if (svg === undefined || fault === 'broken') throw problem('logo_type')
  if (fault) throw problem('logo_unsafe', { said: (language) => ({ why: why[fault][language] }) })
  const png = await rasterDrawing(Buffer.from(svg)).catch((error: unknown) => {
    deps.log.info({ err: error }, 'a logo could not be drawn')
    throw problem('logo_type')
  })
  return uploadImage(deps, png)
}

function decoded(upload: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(upload)
  } catch {
    return undefined
  }
}
