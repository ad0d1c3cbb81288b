import { Parser } from 'saxen'

interface Elements {
  /** `decode` reads the entities in an attribute's value. */
  open(name: string, attributes: () => Record<string, string>, decode: (value: string) => string): void
  close?(name: string): void
  text?(text: string): void
}

/** Reads XML element by element, without building a tree of it; names come without prefix. @throws Error of broken XML */
export function readElements(xml: string, take: Elements): void {
  // A part that a workbook may be without.
  if (xml === '') return
  const bare = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new Parser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('openTag', (name, attributes, decode) => take.open(bare(name), attributes, decode))
  parser.on('closeTag', (name) => take.close?.(bare(name)))
  parser.on('text', (text, decode) => take.text?.(decode(text)))
  parser.on('cdata', (text) => take.text?.(text))
  parser.parse(xml)
}
