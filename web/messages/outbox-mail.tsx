import type { DemoMailContent } from '#shared/contract/messages/demo-mails.ts'
import { extensionMailName } from '#web/extensions/desk-rows.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { MailFrame } from './mail-frame.tsx'
import { mailMoment } from './mail-moment.ts'
import { MailStateBadge } from './mail-state-badge.tsx'
import type { OutboxTexts } from './outbox-texts.ts'

export function OutboxMail({ mail, texts: t }: { mail: DemoMailContent; texts: OutboxTexts }) {
  const { language } = useI18n()
  const { html, text, subject } = mail
  return (
    <>
      <h1 className="above-16" lang={mail.language}>
        {subject ?? t.noSubject}
      </h1>
      <dl className="mail-facts grid align-center">
        <dt className="small muted">{t.to}</dt>
        <dd className="bold">{mail.to}</dd>
        <dt className="small muted">{t.written}</dt>
        <dd>
          <time dateTime={mail.createdAt}>{mailMoment(mail.createdAt, language)}</time>
        </dd>
        <dt className="small muted">{t.kind}</dt>
        <dd>{t.kinds[mail.kind] ?? extensionMailName(mail.kind, language) ?? mail.kind}</dd>
        <dt className="small muted">{t.state}</dt>
        <dd>
          <MailStateBadge state={mail.state} texts={t} />
        </dd>
      </dl>
      {html === null || text === null ? (
        <p className="note">{t.gone}</p>
      ) : (
        <Tabs
          className="box"
          label={t.parts}
          tabs={[
            {
              id: 'html',
              label: t.asHtml,
              content: <MailFrame html={html} title={t.frame(subject ?? '')} />,
            },
            {
              id: 'text',
              label: t.asText,
              content: (
                <pre className="box-body mail-text" lang={mail.language}>
                  {text}
                </pre>
              ),
            },
          ]}
        />
      )}
      <p className="small muted above-12">{t.links}</p>
    </>
  )
}
