import type { X2jOptions } from 'fast-xml-parser'
import { maxFieldName } from './file-limits.ts'
import { FileProblem } from './file-problem.ts'
import { type FileTable, tableOfRecords } from './file-table.ts'

/** A tree takes about twenty times its text. */
const xmlBytes = 8 * 1024 * 1024

/** Maximum depth of nested elements. */
const maxDepth = 100

/** Loaded when the first such file comes. */
export async function openXmlParser(options: X2jOptions): Promise<(text: string) => unknown> {
  const { XMLParser } = await import('fast-xml-parser')
  const parser = new XMLParser({
    ignoreAttributes: false,
    removeNSPrefix: true,
    parseTagValue: false,
    maxNestedTags: maxDepth,
    ...options,
  })
  return (text) => {
    if (text.length > xmlBytes) throw new FileProblem('large')
    // No list or statement needs its own entities.
    if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new FileProblem('broken_xml')
    try {
      return parser.parse(text, true)
    } catch (cause) {
      throw Object.assign(new FileProblem('broken_xml'), { cause })
    }
  }
}

/** The elements that repeat most, RSS items, Atom entries or a dealer's own, as rows. @throws FileProblem */
export async function readXml(text: string): Promise<FileTable> {
  const parse = await openXmlParser({ attributeNamePrefix: '', parseAttributeValue: false, htmlEntities: true })
  const tree = parse(text)
  const list = longestList(tree, 0)
  if (!list) throw new FileProblem('no_records')
  return { ...tableOfRecords('xml', list.map(cellsOf)), otherSheets: [] }
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list with a single element is no array in the tree: of those the one with most fields below. */
function longestList(value: unknown, depth: number): Node[] | undefined {
  if (!isNode(value) || depth > 5) return undefined
  const found = Object.entries(value).flatMap(([name, below]): Node[][] => {
    if (Array.isArray(below)) return below.some(isNode) ? [below.filter(isNode)] : []
    if (/^(item|entry|product|prodotto|articolo)$/i.test(name) && isNode(below)) return [[below]]
    const list = longestList(below, depth + 1)
    return list ? [list] : []
  })
  return found.sort((a, b) => b.length - a.length)[0]
}

function cellsOf(node: Node): Map<string, string> {
  const cells = new Map<string, string>()
  const add = (name: string, value: unknown, depth: number): void => {
    if (name.length > maxFieldName) return
    if (typeof value === 'string') {
      const before = cells.get(name)
      if (value !== '') cells.set(name, before === undefined ? value : `${before}, ${value}`)
    } else if (Array.isArray(value)) for (const one of value) add(name, one, depth)
    else if (isNode(value) && depth < 3) {
      for (const [below, cell] of Object.entries(value))
        add(below === '#text' ? name : depth === 0 ? below : `${name}.${below}`, cell, depth + 1)
      if (name === 'link' && typeof value.href === 'string') cells.set(name, value.href)
    }
  }
  add('', node, 0)
  return cells
}
