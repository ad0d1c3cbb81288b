import { useLocation } from '@tanstack/react-router'
import type { Places } from '#web/extensions/web-extension.ts'
import { usePagePath } from '#web/i18n/i18n.tsx'
import { garageTexts } from './garage-texts.ts'

/** From a bicycle of the account to its history. */
export function HistoryLink({ id, name }: Places['bike.own']) {
  const t = garageTexts.useChunk()
  const at = usePagePath()
  const isThere = useLocation().pathname.includes(id)
  if (isThere) return null
  return (
    <p className="small">
      <a className="link as-target" href={at(`/account/bici/${id}`)}>
        {t.history.link}
        <span className="sr-only">: {name}</span>
      </a>
    </p>
  )
}
