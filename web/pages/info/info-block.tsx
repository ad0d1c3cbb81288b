import { Link } from '@tanstack/react-router'
import { createElement, Fragment } from 'react'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { InfoBlock, Text } from './info-text.ts'

export function useText(): (text: Text | string) => string {
  const { language } = useI18n()
  return (text) => (typeof text === 'string' ? text : text[language === 'it' ? 0 : 1])
}

const marks = /(\*\*.+?\*\*|\*.+?\*|\[.+?\]\((?:[^()]|\([^()]*\))*\))/

function Marked({ text }: { text: Text | string }) {
  const units = useText()(text).split(marks).map(drawn)
  return createElement(Fragment, null, ...units)
}

function drawn(piece: string) {
  if (piece.startsWith('**')) return <b className="bold">{piece.slice(2, -2)}</b>
  if (piece.startsWith('*')) return <i>{piece.slice(1, -1)}</i>
  const [, name, address = ''] = /^\[(.+?)\]\((.+)\)$/.exec(piece) ?? []
  if (!name) return piece
  return address.startsWith('/') ? <Link to={address}>{name}</Link> : <a href={address}>{name}</a>
}

export function Block({ block }: { block: InfoBlock }) {
  const say = useText()
  if ('ul' in block) return <ul>{block.ul.map(item)}</ul>
  if ('ol' in block) return <ol>{block.ol.map(item)}</ol>
  if ('small' in block) return <p className="small muted">{block.small}</p>
  if ('table' in block) return <Table {...block} />
  if (!('form' in block))
    return (
      <p>
        <Marked text={block} />
      </p>
    )
  return (
    <div className="ticket">
      <div className="ticket-stub">
        <p className="bold">{say(block.form)}</p>
      </div>
      <div className="ticket-body">
        {block.lines.map((line) => (
          <p key={line[0]}>{say(line)}</p>
        ))}
        <p className="small muted">{say(block.note)}</p>
      </div>
    </div>
  )
}

const item = (text: Text | false) =>
  text && (
    <li key={text[0]}>
      <Marked text={text} />
    </li>
  )

function Table({ table, head, rows }: Extract<InfoBlock, { table: Text }>) {
  const say = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="info-table" aria-label={say(table)} tabIndex={0}>
      <table className="full-width text-s ground-white">
        <caption className="text-left bold">{say(table)}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th scope="col" key={title[0]}>
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={say(name)}>
              <th scope="row">{say(name)}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a fixed text
                <td key={column} data-label={say(head[column + 1] ?? '')}>
                  <Marked text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
