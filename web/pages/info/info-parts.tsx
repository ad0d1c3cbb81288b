import type { ReactNode } from 'react'

interface TableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

export function InfoTable({ caption, head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="info-t" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a fixed text
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a fixed text
                <td key={column} data-label={head[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function MailLink({
  to,
  subject,
  body,
  children,
}: {
  to: string
  subject: string
  body?: string
  children: ReactNode
}) {
  const query = [`subject=${encodeURIComponent(subject)}`, ...(body ? [`body=${encodeURIComponent(body)}`] : [])]
  return <a href={`mailto:${to}?${query.join('&')}`}>{children}</a>
}
