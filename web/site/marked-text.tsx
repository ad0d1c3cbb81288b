import { Fragment } from 'react'
import type { MarkdownBlock, MarkdownRun } from '#shared/contract/site/own-pages.ts'
import { usePagePath } from '#web/i18n/i18n.tsx'

/** Text of the shop's own pages. @param level of its first headings */
export function MarkedText({ blocks, level = 2 }: { blocks: readonly MarkdownBlock[]; level?: 2 | 3 }) {
  const [Heading, Subheading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const items = (lines: MarkdownBlock['runs']) =>
    lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items of a fixed text
      <li key={at}>
        <Runs runs={line} />
      </li>
    ))
  return blocks.map(({ kind, runs }, at) => {
    const line = <Runs runs={runs[0] ?? []} />
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a fixed text
    if (kind === 'list') return <ul key={at}>{items(runs)}</ul>
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a fixed text
    if (kind === 'numbers') return <ol key={at}>{items(runs)}</ol>
    const Line = kind === 'paragraph' ? 'p' : kind === 'heading' ? Heading : Subheading
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a fixed text
    return <Line key={at}>{line}</Line>
  })
}

function Runs({ runs }: { runs: readonly MarkdownRun[] }) {
  const at = usePagePath()
  return runs.map(({ text, isBold, isItalic, href }, index) => {
    const words = text.split('\n').flatMap((line, i) => (i === 0 ? [line] : [<br key={line} />, line]))
    const leaning = isItalic ? <i>{words}</i> : words
    const bold = isBold ? <b className="bold">{leaning}</b> : leaning
    const linked = href ? <a href={href.startsWith('/') ? at(href) : href}>{bold}</a> : bold
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of a fixed text
    return <Fragment key={index}>{linked}</Fragment>
  })
}
