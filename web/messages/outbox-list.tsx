import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail, RefreshCw } from 'lucide-react'
import type { DemoMail } from '#shared/contract/messages/demo-mails.ts'
import { extensionMailName } from '#web/extensions/desk-rows.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { mailMoment } from './mail-moment.ts'
import { MailStateBadge } from './mail-state-badge.tsx'
import type { OutboxAddress } from './outbox-address.ts'
import { mailsPerPage, outboxQuery } from './outbox-queries.ts'
import type { OutboxTexts } from './outbox-texts.ts'

interface Props {
  address: OutboxAddress
  texts: OutboxTexts
}

export function OutboxList({ address, texts: t }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(outboxQuery(useApi(), address))
  return (
    <section className="box above-24" aria-labelledby="outbox-list-title">
      <div className="box-head">
        <h2 id="outbox-list-title">{data ? t.count(data.total) : t.title}</h2>
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={isFetching || undefined}
          onClick={() => !isFetching && void refetch()}
        >
          <RefreshCw className="icon icon-s" aria-hidden="true" /> {t.refresh}
        </button>
      </div>
      {address.per && (
        <p className="note">
          <Mail className="icon" aria-hidden="true" />
          <span>
            {t.onlyTo(address.per)}{' '}
            <Link className="link" to="/posta">
              {t.showAll}
            </Link>
          </span>
        </p>
      )}
      {isError && !data && (
        <div className="box-body">
          <ErrorState what={t.failed} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && (
        <Loading className="box-body stack">
          <Skeleton className="tall-48" />
          <Skeleton className="tall-48" />
        </Loading>
      )}
      {data?.total === 0 && (
        <div className="box-body">
          <div className="empty">
            <h3>{t.none}</h3>
            <p>{t.noneText}</p>
            <Link className="btn" to="/$category" params={{ category: 'biciclette' }}>
              {t.startShopping}
            </Link>
          </div>
        </div>
      )}
      {data && data.total > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role
        <ul role="list" aria-label={t.list}>
          {data.mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} address={address} texts={t} />
          ))}
        </ul>
      )}
      {data && data.total > mailsPerPage && <Pager address={address} total={data.total} texts={t} />}
    </section>
  )
}

function MailRow({ mail, address, texts: t }: Props & { mail: DemoMail }) {
  const { language } = useI18n()
  return (
    <li className="mail-entry relative grid">
      <Link
        className="bold plain-link cover-link"
        to="/posta/$mailId"
        params={{ mailId: String(mail.id) }}
        search={address}
        lang={mail.language}
      >
        {mail.subject ?? t.noSubject}
      </Link>
      <span className="mail-state">
        <MailStateBadge state={mail.state} texts={t} />
      </span>
      <span className="small muted">
        {t.kinds[mail.kind] ?? extensionMailName(mail.kind, language) ?? mail.kind} · {t.to} {mail.to} ·{' '}
        <time dateTime={mail.createdAt}>{mailMoment(mail.createdAt, language)}</time>
      </span>
    </li>
  )
}

function Pager({ address, total, texts: t }: Props & { total: number }) {
  const page = address.pagina ?? 1
  const last = Math.ceil(total / mailsPerPage)
  const at = (pagina: number) => ({ ...address, pagina: pagina === 1 ? undefined : pagina })
  const first = (page - 1) * mailsPerPage
  return (
    <nav className="box-body row wraps line-above" aria-label={t.pages}>
      <span className="small muted">{t.pieces(first + 1, Math.min(first + mailsPerPage, total), total)}</span>
      {page > 1 && (
        <Link className="btn btn-small" to="/posta" search={at(page - 1)}>
          {t.newer}
        </Link>
      )}
      {page < last && (
        <Link className="btn btn-small" to="/posta" search={at(page + 1)}>
          {t.older}
        </Link>
      )}
    </nav>
  )
}
