import { useState } from 'react'
import { exportData } from '#shared/contract/accounts/account.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { EraseDialog } from './erase-dialog.tsx'

export function DataCard({ texts: t }: { texts: AccountTexts }) {
  const [isErasing, setErasing] = useState(false)
  return (
    <section className="box" aria-labelledby="data-title">
      <div className="box-body stack">
        <h2 className="plain-heading" id="data-title">
          {t.data}
        </h2>
        <p className="small muted">{t.dataText}</p>
        <p className="row small wraps spaced-12-20">
          <a className="as-target" href={exportData.path} download>
            {t.export}
          </a>
          <button type="button" className="btn-bare" onClick={() => setErasing(true)}>
            {t.erase}
          </button>
        </p>
      </div>
      {isErasing && <EraseDialog texts={t} onClose={() => setErasing(false)} />}
    </section>
  )
}
