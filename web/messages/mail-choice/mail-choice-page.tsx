import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { readMailChoice, unsubscribe } from '#shared/contract/messages/mail-choice.ts'
import { Place } from '#web/extensions/place.tsx'
import { isTaken, type MailTopicRows, webExtensions } from '#web/extensions/web-extension.ts'
import { useI18n, usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { ApiError, useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { mailChoiceTexts } from './mail-choice-texts.ts'

const isOver = (error: unknown) => error instanceof ApiError && error.status === 400

/** Without a link the newsletter is asked for; where the link of a mail leads, its reader says yes or no. */
let topics: readonly MailTopicRows[] = []

/** The page with the topics of extensions. */
export async function loadMailChoicePage() {
  topics = await Promise.all(webExtensions().flatMap(({ mailTopics }) => mailTopics?.() ?? []))
  return MailChoicePage
}

function MailChoicePage() {
  const t = mailChoiceTexts.useChunk()
  const isJoinable = isTaken('mails.join')
  const { token } = useSearch({ from: '/le-tue-mail' })
  const hasOwnHead = isJoinable && token === undefined
  return (
    <div className="wrap message-page">
      {hasOwnHead || <PageHead title={t.title} description={t.lead} path="/le-tue-mail" noindex={Boolean(token)} />}
      <div className="box message-box admin-login">
        <div className="stripes-thin" aria-hidden="true" />
        <div className="message-body">
          {token !== undefined ? (
            <Choice token={String(token)} />
          ) : isJoinable ? (
            <Place name="mails.join" given={{}} />
          ) : (
            <>
              <h1>{t.title}</h1>
              <p>{t.noLink}</p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function Choice({ token }: { token: string }) {
  const t = mailChoiceTexts.useChunk()
  const { language } = useI18n()
  const { ui } = useTexts()
  const api = useApi()
  const at = usePagePath()
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<string>()
  const queryKey = ['mail-choice', token]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => api(readMailChoice, { query: { token } }),
    retry: (count, failure) => count < 2 && !isOver(failure),
  })
  const toShop = (
    <a className="btn btn-wide" href={at('/')}>
      {t.toShop}
    </a>
  )
  if (isOver(error))
    return (
      <>
        <h1>{t.badTitle}</h1>
        <p className="below-20">{t.badText}</p>
        {toShop}
      </>
    )
  if (error && !data) return <ErrorState what={t.title} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton />
  const { email, isOn, mayJoin, topic } = data
  const act = async (send: () => Promise<typeof data>, text: string) => {
    setSending(true)
    try {
      queries.setQueryData(queryKey, await send())
      setSaid(text)
    } catch (failure) {
      setSaid(failure instanceof ApiError ? failure.message : ui.problemTitle)
    }
    setSending(false)
  }
  const own = topics.flatMap((rows) => rows[topic] ?? [])[0]
  const join = () => own?.join && act(() => own.join?.(api, token) ?? Promise.resolve(data), t.joined)
  const stop = () => act(() => api(unsubscribe, { query: { token } }), t.stopped)
  const isAsked = mayJoin && !isOn
  return (
    <>
      <h1>{own?.name[language] ?? t.topics[topic]}</h1>
      <p className="below-12">{t.to(email)}</p>
      <p className="below-20" role="status">
        {said ?? (isAsked ? t.askJoin : isOn ? t.isOn : t.isOff)}
      </p>
      <div className="stack stack-12">
        {isAsked && (
          <form
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault()
              void join()
            }}
          >
            <SubmitButton className="btn btn-main btn-wide" isSending={isSending} busyLabel={ui.sending}>
              {t.confirm}
            </SubmitButton>
          </form>
        )}
        {(isOn || (isAsked && said === undefined)) && (
          <button
            type="button"
            className={isOn && !mayJoin ? 'btn btn-main btn-wide' : 'btn btn-wide'}
            aria-disabled={isSending}
            onClick={() => !isSending && void stop()}
          >
            {isOn ? t.stop : t.decline}
          </button>
        )}
        {said !== undefined && toShop}
      </div>
    </>
  )
}
