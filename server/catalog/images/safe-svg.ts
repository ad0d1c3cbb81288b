import { readElements } from '#server/platform/file-reading/read-elements.ts'

/** Elements that run, embed or fetch something. */
const refused = /^(script|foreignobject|iframe|embed|object|handler|listener|audio|video)$/i
const ownReference = /^(#|data:image\/(png|jpeg|webp)[;,])/i
const fetching = /@import|expression\s*\(|url\(\s*(?!["']?(#|data:image\/(png|jpeg|webp)[;,]))/i

/** What makes a drawing more than a drawing, to be named to its owner. */
type SvgFault = 'script' | 'reference' | 'broken'

/** Reads a drawing from elsewhere. Undefined: it holds shapes, and nothing that runs or comes from elsewhere. */
export function svgFault(svg: string): SvgFault | undefined {
  // Illustrator's own entities are as good a bomb as any other.
  if (/<!ENTITY/i.test(svg) || /<\?xml-stylesheet/i.test(svg)) return 'reference'
  let fault: SvgFault | undefined
  const note = (found: SvgFault) => {
    fault ??= found
  }
  let elements = 0
  const within: string[] = []
  try {
    readElements(svg, {
      open(name, attributes, decode) {
        if (elements++ === 0 && name !== 'svg') throw new Error('no drawing')
        if (refused.test(name)) note('script')
        within.push(name)
        for (const [key, encoded] of Object.entries(attributes())) {
          const value = decode(encoded)
          const attribute = key.slice(key.indexOf(':') + 1).toLowerCase()
          const text = value.replace(/[\p{Cc}\s]+/gu, '')
          if (/^on/i.test(attribute) || /^(java|vb)script:/i.test(text)) note('script')
          else if (/^(href|src|base)$/.test(attribute) && !ownReference.test(text)) note('reference')
          else if (!/^(inkscape|sodipodi):/.test(key) && isFetching(value)) note('reference')
        }
      },
      close: () => void within.pop(),
      text: (text) => {
        if (within.at(-1) === 'style' && isFetching(text)) note('reference')
      },
    })
  } catch {
    return 'broken'
  }
  return elements === 0 ? 'broken' : fault
}

/** Escapes of CSS hide words from a search: "\75rl(". */
const isFetching = (css: string) => fetching.test(css.replace(/\/\*.*?\*\//gs, '')) || /\\[0-9a-f]/i.test(css)
