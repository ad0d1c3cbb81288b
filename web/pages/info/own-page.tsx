import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useApi } from '#web/platform/api.ts'
import { MarkedText } from '#web/site/marked-text.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ownPageQuery } from './load-own-page.ts'
import './info.css'

/** A page that the shop has written itself. */
export function OwnPage() {
  const { slug = '' } = useParams({ strict: false })
  const { data } = useSuspenseQuery(ownPageQuery(useApi(), slug))
  const { title, blocks, language } = data
  const description =
    blocks
      .find(({ kind }) => kind === 'paragraph')
      ?.runs[0]?.map(({ text }) => text)
      .join('') ?? title
  return (
    <div className="wrap info" lang={language}>
      <PageHead title={title} description={description.replaceAll('\n', ' ')} path={`/pagina/${slug}`} />
      <header className="info-head measure-66">
        <h1>{title}</h1>
      </header>
      <div className="info-text measure-66 above-24">
        <MarkedText blocks={blocks} />
      </div>
    </div>
  )
}
