import type { Inline, MailBlock, MailContent, MailContext } from '#server/messages/mail-parts/mail-content.ts'
import { companyLines } from './mail-layout.ts'

export function layOutText(content: MailContent, { shop, language }: MailContext): string {
  const parts = [
    shop.name,
    underlined(content.title, '='),
    content.intro,
    ...content.blocks.map(writeBlock),
    `-- \n${companyLines(shop, language).join('\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function underlined(text: string, stroke: string): string {
  return `${text}\n${stroke.repeat(text.length)}`
}

function writeInline(part: Inline): string {
  if (typeof part === 'string') return part
  return 'strong' in part ? part.strong : `${part.text} (${part.href})`
}

function writeBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'plate':
      return `${block.label}: ${block.value}`
    case 'heading':
      return underlined(block.text, '-')
    case 'paragraph':
      return block.parts.map(writeInline).join('')
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'lines':
      return block.rows
        .map(({ title, details, amount }) => `- ${title}\n  ${details.join(' · ')}${amount && `\n  ${amount}`}`)
        .join('\n')
    case 'sums':
      return [
        ...block.rows.map(({ label, value }) => `${label}: ${value}`),
        `${block.total.label}${block.total.note}: ${block.total.value}`,
      ].join('\n')
    case 'button':
      return `${block.text}: ${block.href}`
    case 'form':
      return [block.title, block.note, ...block.lines].join('\n')
  }
}
