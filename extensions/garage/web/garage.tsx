import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { addBike, useMyBikes } from '#web/catalog/compatibility/my-bikes.ts'
import { Place } from '#web/extensions/place.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { OwnBike } from '../garage-calls.ts'
import { type GarageTexts, garageTexts } from './garage-texts.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { ownBikesQuery } from './own-bike-queries.ts'
import { ReceiveBicycle } from './receive-bicycle.tsx'
import './garage.css'

/** With its words: drawn a moment later it would push down what is about to be pressed. */
export async function loadGarage() {
  await Promise.all([garageTexts.load('it'), garageTexts.load('en')])
  return Garage
}

/** The bicycles bought here, or handed over, with the end of the guarantee and their documents. */
function Garage() {
  const t = garageTexts.useChunk()
  const words = t.handOver
  const { data: bikes = [] } = useQuery(ownBikesQuery(useApi()))
  return (
    <section className="box" aria-labelledby="garage-title">
      <div className="box-head">
        <h2 id="garage-title">{t.title}</h2>
        {bikes.length > 0 && <span className="small muted">{t.count(bikes.length)}</span>}
      </div>
      {bikes.length > 0 && (
        <ul className="garage">
          {bikes.map((bike) => (
            <GarageBike key={bike.id} bike={bike} texts={t} />
          ))}
        </ul>
      )}
      <div className="box-body stack stack-12">
        {bikes.length === 0 && <p className="muted">{words.none}</p>}
        <ReceiveBicycle texts={words} />
      </div>
    </section>
  )
}

export function GarageBike({ bike, texts: t }: { bike: OwnBike; texts: GarageTexts }) {
  const { language } = useI18n()
  const { warrantyYears, usedWarrantyMonths } = useShop()
  const { chosen } = useMyBikes()
  const words = t.handOver
  const [isHandingOver, setHandingOver] = useState(false)
  const { slug, name, size, guaranteeUntil, orderNumber, serialNumber, boughtAt, receivedAt, codeUntil } = bike
  const day = (moment: string) => shopDate(moment, language)
  const isOver = guaranteeUntil !== null && Date.parse(`${guaranteeUntil}T22:00:00Z`) < Date.now()
  const guarantee = guaranteeUntil
    ? (isOver ? t.guaranteeOver : t.guaranteeUntil)(day(`${guaranteeUntil}T12:00:00Z`))
    : t.guaranteeLater(bike.isUsed ? t.months(usedWarrantyMonths) : t.years(warrantyYears))
  return (
    <li>
      <Picture category="biciclette" url={bike.imageUrl} alt="" ratio="card" sizes="112px" />
      <div className="can-shrink">
        <h3 className="plain-heading">
          {slug ? (
            <Link to="/prodotto/$slug" params={{ slug }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="small muted">
          {[
            size && t.bikeSize(size),
            boughtAt && t.boughtOn(day(boughtAt)),
            receivedAt && words.receivedOn(day(receivedAt)),
            serialNumber && words.serial(serialNumber),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="small">{guarantee}</p>
        <ul className="row small wraps spaced-12-20" aria-label={`${t.bikePapers}: ${name}`}>
          {orderNumber && (
            <li>
              <Link className="link as-target" to="/ordine/$orderNumber" params={{ orderNumber }}>
                {t.orderPaper(orderNumber)}
              </Link>
            </li>
          )}
          {bike.hasJobCard && slug && (
            <li>
              <Link className="link as-target" to="/prodotto/$slug" params={{ slug }}>
                {t.jobCardPaper}
              </Link>
            </li>
          )}
          <li>
            <Link className="link as-target" to="/garanzia">
              {t.guaranteePaper}
            </Link>
          </li>
          <li>
            <Link className="link as-target" to="/condizioni">
              {t.conditionsPaper}
            </Link>
          </li>
        </ul>
        {slug &&
          (chosen?.slug === slug ? (
            <p className="small">{t.partsLookAtIt}</p>
          ) : (
            <button
              type="button"
              className="link small as-target"
              onClick={() => {
                addBike({ name, slug, own: [] })
                announce(t.partsLookAtIt)
              }}
            >
              {t.lookForParts}
            </button>
          ))}
        <Place name="bike.own" given={{ id: bike.id, name }} />
        {bike.mayHandOver && (
          <p className="small">
            {codeUntil && `${words.codeOpen(day(codeUntil))} `}
            <button type="button" className="link as-target" onClick={() => setHandingOver(true)}>
              {words.handOver}
              <span className="sr-only">: {name}</span>
            </button>
          </p>
        )}
        {isHandingOver && <HandOverDialog bike={bike} texts={words} onClose={() => setHandingOver(false)} />}
      </div>
    </li>
  )
}
