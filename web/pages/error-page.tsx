import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { reloadPage } from '#web/platform/kept-chunk.ts'
import { AboveFailure } from '#web/ui/after-failure.tsx'
import { useBackOnline, useOnline } from '#web/ui/use-online.ts'

export function ErrorPage({ error }: ErrorComponentProps) {
  const at = usePagePath()
  const { ui, failures: t } = useTexts()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => console.error(error), [error])
  const isOnline = useOnline()
  const retry = () => {
    if (/module|preload CSS/i.test(String(error))) return void reloadPage()
    reset()
    void router.invalidate()
  }
  useBackOnline(retry)
  return (
    <section className="wrap message-page">
      <title>{t.errorTitle}</title>
      <div className="box message-box" role="alert">
        <div className="stripes-thin" aria-hidden="true" />
        <div className="message-body">
          <AboveFailure />
          <h1>{t.errorTitle}</h1>
          <p className="lead">{isOnline ? t.errorText : t.offline}</p>
          <div className="row above-24 wraps">
            <button type="button" className="btn btn-main" onClick={retry}>
              {ui.retry}
            </button>
            {isOnline && (
              <a className="btn" href={at('/')}>
                {t.backHome}
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
