import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { readOutboxAddress } from '#web/messages/outbox-address.ts'
import { OutboxList } from '#web/messages/outbox-list.tsx'
import { OutboxMail } from '#web/messages/outbox-mail.tsx'
import { mailQuery } from '#web/messages/outbox-queries.ts'
import { outboxTexts } from '#web/messages/outbox-texts.ts'
import { useApi } from '#web/platform/api.ts'
import { PageHead } from '#web/ui/page-head.tsx'

export function OutboxPage() {
  const t = outboxTexts.useChunk()
  const { per, pagina } = readOutboxAddress(useSearch({ strict: false }))
  return (
    <div className="wrap account-page">
      <PageHead title={t.title} description={t.description} path="/posta" noindex />
      <h1>{t.title}</h1>
      <p className="measure-68">{t.lead}</p>
      <OutboxList address={{ per, pagina }} texts={t} />
    </div>
  )
}

export function OutboxMailPage() {
  const t = outboxTexts.useChunk()
  const { mailId = '' } = useParams({ strict: false })
  const { per, pagina } = readOutboxAddress(useSearch({ strict: false }))
  const { data: mail } = useSuspenseQuery(mailQuery(useApi(), mailId))
  return (
    <div className="wrap account-page">
      <PageHead title={mail.subject ?? t.noSubject} description={t.description} path={`/posta/${mailId}`} noindex />
      <p>
        <Link to="/posta" search={{ per, pagina }} className="as-target spaced-8">
          <ArrowLeft className="icon icon-s" aria-hidden="true" />
          {t.all}
        </Link>
      </p>
      <OutboxMail mail={mail} texts={t} />
    </div>
  )
}
