import { CircleAlert } from 'lucide-react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useBackOnline, useOnline } from './use-online.ts'

interface Props {
  what?: string
  onRetry?(): void
  busy?: boolean
}

export function ErrorState({ what, onRetry, busy = false }: Props) {
  const { ui, failures: t } = useTexts()
  const { phone, email, isReady } = useShop()
  const isOnline = useOnline()
  useBackOnline(onRetry)
  return (
    <div className="note note-error" role="alert">
      <CircleAlert className="icon error-text" aria-hidden="true" />
      <div>
        <p className="bold">{isOnline ? (what ?? t.errorTitle) : t.offline}</p>
        <p hidden={!isOnline || !isReady}>
          {t.errorContact} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> ·{' '}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        {onRetry && (
          <button
            type="button"
            className="btn btn-small above-12"
            aria-disabled={busy}
            onClick={() => !busy && onRetry()}
          >
            {busy && <span className="spin" aria-hidden="true" />}
            {ui.retry}
          </button>
        )}
      </div>
    </div>
  )
}
