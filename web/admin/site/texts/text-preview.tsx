import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import { previewMailTexts, previewMarkdown } from '#shared/contract/site/text-settings.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { MailFrame } from '#web/messages/mail-frame.tsx'
import { useApi } from '#web/platform/api.ts'
import { MarkedText } from '#web/site/marked-text.tsx'
import { useSettled } from '#web/ui/form/use-settled.ts'

type Draft = CallInput<typeof previewMailTexts>['body']

const languageNames = { it: 'in italiano', en: 'in inglese' }

/** A mail with the typed texts, made by the code that sends it. */
export function MailPreview({ group, draft, children }: { group: string; draft: Draft; children: ReactNode }) {
  const settled = useSettled(JSON.stringify(draft))
  const body: Draft = JSON.parse(settled)
  const { data } = useQuery({
    ...readQuery(useApi(), previewMailTexts, { params: { group }, body }),
    placeholderData: keepPreviousData,
  })
  const shop = useShop()
  return (
    <section aria-labelledby="preview" className="stack">
      <div className="row wraps spaced-16">
        <h4 id="preview">
          Come arriva {languageNames[draft.language]}, {data?.of ? `con l’ordine di ${data.of}` : 'con un esempio'}
        </h4>
        {children}
      </div>
      {data && (
        <div className="texts-mail">
          <p className="small">
            <span className="muted">Da</span> {shop.name}
            <br />
            <span className="muted">Oggetto</span> <b className="bold">{data.subject}</b>
          </p>
          <MailFrame html={data.html} title="Anteprima della mail" />
        </div>
      )}
    </section>
  )
}

export function PagePreview({ text }: { text: string }) {
  const settled = useSettled(text)
  const { data } = useQuery({
    ...readQuery(useApi(), previewMarkdown, { body: { text: settled } }),
    placeholderData: keepPreviousData,
  })
  if (!settled.trim()) return null
  return (
    <section aria-labelledby="preview" className="stack">
      <h4 id="preview">Come si vede</h4>
      <p role="status" className="bold error-text">
        {data?.problem}
      </p>
      <div className="texts-page stack">
        <MarkedText blocks={data?.blocks ?? []} level={3} />
      </div>
    </section>
  )
}
