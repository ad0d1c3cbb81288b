import { MapIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShop } from '#web/i18n/shop-query.ts'
import { useHomeTexts } from './home-texts.ts'

const span = { latitude: 0.004, longitude: 0.008 }

export function HomeMap() {
  const t = useHomeTexts()
  const { name, location, address } = useShop()
  const [isShown, setShown] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isShown) frame.current?.focus()
  }, [isShown])
  if (!location) return <MapLink query={`${address.street}, ${address.postalCode} ${address.city}`} />
  const { latitude, longitude } = location
  const corners = [
    longitude - span.longitude,
    latitude - span.latitude,
    longitude + span.longitude,
    latitude + span.latitude,
  ]
  const place = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  if (isShown) {
    return (
      <div className="map relative clipped grid center-items">
        <iframe
          ref={frame}
          title={t.mapName(name)}
          src={`https://www.openstreetmap.org/export/embed.html?${place}`}
          referrerPolicy="no-referrer"
        />
      </div>
    )
  }
  return (
    <MapCard>
      <button type="button" className="btn btn-small" onClick={() => setShown(true)}>
        <MapIcon className="icon" aria-hidden="true" /> {t.showMap}
      </button>
    </MapCard>
  )
}

/** A shop that knows no coordinates is found by its address, in a window of its own. */
function MapLink({ query }: { query: string }) {
  const t = useHomeTexts()
  return (
    <MapCard>
      <a
        className="btn btn-small"
        href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`}
        target="_blank"
        rel="noopener"
      >
        <MapIcon className="icon" aria-hidden="true" /> {t.showMap}
        <span className="sr-only">({t.newWindow})</span>
      </a>
    </MapCard>
  )
}

function MapCard({ children }: { children: ReactNode }) {
  const t = useHomeTexts()
  return (
    <div className="map relative clipped grid center-items">
      <StreetDrawing />
      <div className="map-card relative text-center">
        <p className="bold map-title">{t.mapTitle}</p>
        <p className="small muted map-note">{t.mapText}</p>
        {children}
      </div>
    </div>
  )
}

function StreetDrawing() {
  return (
    <svg viewBox="0 0 560 400" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <g stroke="var(--line)" strokeWidth="10">
        <path d="M-20 90 180 60l120 60 280-40M60-20l40 180 70 90-20 180M300-20l-10 140 90 130-30 180M460-20l-20 150 60 120 20 180M-20 250l190 0 210 0 220-30M-20 350l250-30 160 40 200-20" />
      </g>
      <path d="M-20 180c120-40 170 60 280 10s160-60 320-20" stroke="var(--green-pale)" strokeWidth="26" />
      <g stroke="var(--line)" strokeWidth="4">
        <path d="M100 160l190-40M220 60l-20 190M380 250l60-120M230 320l60-200M500 250l80-90M0 20l80 300" />
      </g>
    </svg>
  )
}
