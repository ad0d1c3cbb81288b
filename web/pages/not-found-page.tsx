import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { ChainDrawing } from '#web/pages/home/chain-drawing.tsx'

const ways = ['biciclette', 'bici-usate', 'componenti'] as const

interface Props {
  /** The missing thing and advice, where known. */
  title?: string
  text?: string
  children?: ReactNode
}

export function NotFoundPage({ title, text, children }: Props) {
  const { failures: t, layout, places } = useTexts()
  const { name } = useShop()
  return (
    <section className="wrap message-page">
      <title>{`${t.notFoundTitle} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="box message-box">
        <div className="stripes-thin" aria-hidden="true" />
        <div className="message-body">
          <ChainDrawing label={t.notFoundDrawing} />
          {title && <p className="kicker">{t.notFoundTitle}</p>}
          <h1>{title ?? t.notFoundTitle}</h1>
          <p className="lead">{text ?? t.notFoundText}</p>
          <search className="search">
            <form action={usePagePath()('/')}>
              <Search className="icon" aria-hidden="true" />
              <input
                className="input"
                type="search"
                name="q"
                aria-label={layout.search}
                placeholder={layout.searchPlaceholder}
                enterKeyHint="search"
                maxLength={200}
                required
              />
            </form>
          </search>
          <div className="row wraps">
            <Link className="btn btn-main" to="/">
              {t.backHome}
            </Link>
            {ways.map((category) => (
              <Link key={category} className="btn" to="/$category" params={{ category }}>
                {places.categories[category]}
              </Link>
            ))}
          </div>
        </div>
      </div>
      {children}
    </section>
  )
}
