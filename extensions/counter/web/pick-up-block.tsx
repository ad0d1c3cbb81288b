import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { orderQuery } from '#web/orders/order/order-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { OtherSlot } from './other-slot.tsx'
import { pickUpTexts } from './pick-up-texts.ts'
import './pick-up.css'

const drawing = import('uqr')
const moments = {
  it: new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }),
}

/** What an order is collected with. */
export function PickUpBlock({ orderNumber, accessKey }: Places['order.block']) {
  const { data: order } = useQuery(orderQuery(useApi(), orderNumber, accessKey))
  const t = pickUpTexts.useChunk().block
  const { language } = useI18n()
  const { pickupCode: code, keptUntil, pickupSlot, pickupSlotLost: lost } = order ?? {}
  if (!code) return null
  const moment = (text: string) => moments[language].format(new Date(text))
  return (
    <section>
      <h2 className="block-title">{t.title}</h2>
      <div className="pick-up flex wraps above-8">
        <PickUpQr text={code} label={t.qr} />
        <div className="can-shrink">
          <p className="small muted">{t.code}</p>
          <p className="figure figure-medium pick-up-code">{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
          <p className="small above-8">{t.show}</p>
        </div>
      </div>
      {order && lost && <OtherSlot {...{ orderNumber, accessKey, items: order.items, lost: moment(lost) }} />}
      {pickupSlot && <p className="above-8">{t.slot(moment(pickupSlot))}</p>}
      {keptUntil && <p className="above-8">{t.keptUntil(moment(keptUntil))}</p>}
    </section>
  )
}

function PickUpQr({ text, label }: { text: string; label: string }) {
  const { data, size } = use(drawing).encode(text, { border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className="pick-up-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} />
    </svg>
  )
}
