import { lexer, type Token, type Tokens } from 'marked'
import type { MarkdownBlock, MarkdownRun } from '#shared/contract/site/own-pages.ts'

type Style = Omit<MarkdownRun, 'text'>

const address = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

class NotAllowed extends Error {}

const sentenceOf = ({ raw }: Token) =>
  `Qui vanno titoli, paragrafi, elenchi, grassetto, corsivo e link: «${raw.trim().slice(0, 40)}» non si può.`

/** Text with the marks of Markdown that a page of the shop may have. @returns the blocks, or a sentence about the first thing that has no place in it */
export function readMarkdown(text: string): { blocks: MarkdownBlock[] } | { problem: string } {
  try {
    return { blocks: lexer(text).flatMap(blocksOf) }
  } catch (error) {
    if (error instanceof NotAllowed) return { problem: error.message }
    throw error
  }
}

/** Of a text that was checked when it was saved. */
export function blocksOfText(text: string): MarkdownBlock[] {
  const read = readMarkdown(text)
  return 'blocks' in read ? read.blocks : []
}

function blocksOf(token: Token): MarkdownBlock[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'heading':
      return [{ kind: token.depth <= 2 ? 'heading' : 'subheading', runs: [runsOf(token.tokens ?? [])] }]
    case 'paragraph':
      return [{ kind: 'paragraph', runs: [runsOf(token.tokens ?? [])] }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: ordered ? 'numbers' : 'list', runs: items.flatMap(itemsOf) }]
    }
    default:
      throw new NotAllowed(sentenceOf(token))
  }
}

/** A list in an item continues the list. */
function itemsOf(item: Tokens.ListItem): MarkdownRun[][] {
  const inner = item.tokens.filter(({ type }) => type === 'list').flatMap((list) => (list as Tokens.List).items)
  const own = item.tokens.filter(({ type }) => type !== 'list' && type !== 'space')
  const wrong = own.find(({ type }) => type !== 'text' && type !== 'paragraph')
  if (wrong) throw new NotAllowed(sentenceOf(wrong))
  return [own.flatMap((part) => runsOf(('tokens' in part && part.tokens) || [])), ...inner.flatMap(itemsOf)]
}

function runsOf(tokens: readonly Token[], style: Style = {}): MarkdownRun[] {
  return tokens.flatMap((token): MarkdownRun[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return 'tokens' in token && token.tokens ? runsOf(token.tokens, style) : [{ ...style, text: token.text }]
      case 'br':
        return [{ ...style, text: '\n' }]
      case 'strong':
        return runsOf(token.tokens ?? [], { ...style, isBold: true })
      case 'em':
        return runsOf(token.tokens ?? [], { ...style, isItalic: true })
      case 'link':
        if (!address.test(token.href))
          throw new NotAllowed(`Il link «${token.href.slice(0, 60)}» non si può: scrivi https://…, mailto:… o /pagina.`)
        return runsOf(token.tokens ?? [], { ...style, href: token.href })
      default:
        throw new NotAllowed(sentenceOf(token))
    }
  })
}
