import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { makeHandOverCode, type OwnBike, withdrawHandOverCode } from '../garage-calls.ts'
import type { GarageTexts } from './garage-texts.ts'
import { ownBikesQuery } from './own-bike-queries.ts'

interface Props {
  bike: OwnBike
  texts: GarageTexts['handOver']
  onClose(): void
}

/** Makes the code that hands a bicycle over, or takes it back. */
export function HandOverDialog({ bike: { id, name, codeUntil }, texts: t, onClose }: Props) {
  const { language } = useI18n()
  const api = useApi()
  const queries = useQueryClient()
  const [made, setMade] = useState<{ code: string; expiresAt: string }>()
  const [isBusy, setBusy] = useState(false)
  const act = async (run: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await run()
      await queries.invalidateQueries({ queryKey: ownBikesQuery(api).queryKey })
    } catch (error) {
      const description = error instanceof ApiError ? error.message : ''
      showToast({ variant: 'destructive', title: t.failed, description })
    }
    setBusy(false)
  }
  const params = { id }
  const make = () => act(async () => setMade(await api(makeHandOverCode, { params })))
  const withdraw = () =>
    act(async () => {
      await api(withdrawHandOverCode, { params })
      setMade(undefined)
      showToast({ title: t.withdrawn, description: name })
      onClose()
    })
  return (
    <Dialog open onClose={onClose} title={t.title} size="alert">
      <div className="dialog-body stack" aria-live="polite">
        <p className="bold">{name}</p>
        {made ? (
          <>
            <div className="note">
              <span>
                {t.code}
                <b className="bold hand-over-code num">{made.code}</b>
              </span>
            </div>
            <CopyButton text={made.code} label={t.copyCode}>
              {t.copyCode}
            </CopyButton>
            <p>{t.codeOnce(shopDate(made.expiresAt, language))}</p>
          </>
        ) : (
          <>
            <p>{t.lead}</p>
            <p>{t.kept}</p>
            {codeUntil && (
              <p>
                {t.codeOpen(shopDate(codeUntil, language))} {t.replaces}
              </p>
            )}
          </>
        )}
        <div className="row wraps dialog-answers">
          {(made || codeUntil) && (
            <button type="button" className="btn" aria-disabled={isBusy} onClick={() => void withdraw()}>
              {t.withdraw}
            </button>
          )}
          {made ? (
            <button type="button" className="btn btn-main" onClick={onClose}>
              {t.close}
            </button>
          ) : (
            <button type="button" className="btn btn-main" aria-disabled={isBusy} onClick={() => void make()}>
              {codeUntil ? t.makeNew : t.make}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
