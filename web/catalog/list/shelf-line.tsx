import { Link } from '@tanstack/react-router'
import type { FocusEvent } from 'react'
import type { MenuShelf } from '#web/catalog/shelf-queries.ts'

interface Props {
  label: string
  shelves: readonly Pick<MenuShelf, 'slug' | 'category' | 'name' | 'count'>[]
}

/** The browser does not scroll to a link of which a few pixels can be seen. */
export function scrollToFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Shelves as a line of words; the current one is marked. */
export function ShelfLine({ label, shelves }: Props) {
  return (
    <nav className="shelf-links flex" aria-label={label} onFocus={scrollToFocused}>
      {shelves.map(({ slug, category, name, count }) => (
        <Link className="as-target bold no-underline" key={slug} to="/$category/$slug" params={{ category, slug }}>
          {name} <span className="regular text-s hint">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
