import { useState } from 'react'
import { deliveryPromise } from '#shared/domain/platform/delivery/delivery-promise.ts'
import { deliveryZoneOf } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { missingForFreeShippingCents, shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { type ShippingClass, shippingClasses } from '#shared/domain/platform/delivery/shipping-class.ts'
import {
  classPolicy,
  type DeliveryMethod,
  deliveryMethods,
  type ShippingRules,
} from '#shared/domain/platform/delivery/shipping-rules.ts'
import { type Cents, formatEuro } from '#shared/domain/platform/money.ts'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { Field } from '#web/ui/form/field.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { classNames, ratePaths, zoneNames } from './delivery-form.ts'
import { deliveryNames } from './delivery-names.ts'

interface Trial {
  name: string
  shippingClass: ShippingClass
  category: string
  cents: Cents
  postalCode: string
  method: DeliveryMethod
}

const trial = (
  name: string,
  shippingClass: ShippingClass,
  cents: Cents,
  postalCode: string,
  method: DeliveryMethod = 'courier',
): Trial => ({ name, shippingClass, cents, postalCode, method, category: categoryOf(shippingClass) })

const categoryOf = (shippingClass: ShippingClass) => (shippingClass === 'bicycle' ? 'biciclette' : 'accessori')

/** On both sides of the threshold as delivered, and to the places where a price is forgotten. */
const standing: readonly Trial[] = [
  trial('Casco 49,99 €, Palermo', 'parcel', 4_999, '90133'),
  trial('Casco 50,01 €, Palermo', 'parcel', 5_001, '90133'),
  trial('Pastiglie 6 €, Bergamo', 'letter', 600, '24121'),
  trial('Luci 35 €, Torino, espresso', 'parcel', 3_500, '10121', 'express'),
  trial('Bici 1.590 €, Padova', 'bicycle', 159_000, '35121'),
  trial('Bici 1.590 €, Capri', 'bicycle', 159_000, '80073'),
  trial('Ruote 149,90 €, Lipari', 'bulky', 14_990, '98055'),
  trial('Pastiglie 6 €, ritiro', 'letter', 600, '', 'pickup'),
]

interface Props {
  rules: ShippingRules
  before: ShippingRules
  /** Fields that are wrong as they are typed. */
  wrong: readonly string[]
}

/** The effect of the rules on orders, at each threshold, before saving. */
export function DeliveryTrials(props: Props) {
  return (
    <aside className="delivery-try grid spaced-16">
      <FreeTrial {...props} />
      <h3 id="trials">Le prove che fai sempre</h3>
      <table className="delivery-trials" aria-labelledby="trials">
        <thead>
          <tr>
            <th scope="col">Ordine</th>
            <th scope="col" className="align-right">
              Costa
            </th>
            <th scope="col">Arriva</th>
          </tr>
        </thead>
        <tbody>
          {standing.map((one) => (
            <TrialRow key={one.name} trial={one} {...props} />
          ))}
        </tbody>
      </table>
      <p className="small muted">
        La colonna si rifà a ogni cifra che cambi. Prima di salvare vedi quali prove cambiano.
      </p>
    </aside>
  )
}

const costOf = ({ shippingClass, cents, method, postalCode }: Trial, rules: ShippingRules): Cents | undefined => {
  const policy = classPolicy(shippingClass, { method, postalCode }, rules)
  return policy && shippingCents(cents, policy)
}

function costText({ method }: Trial, cents: Cents | undefined, { isPickUpOffered }: ShippingRules): string {
  if (cents === undefined)
    return method === 'courier' ? (isPickUpOffered ? 'Solo ritiro' : 'Non si consegna') : 'Non offerto'
  return cents === 0 ? 'Gratis' : formatEuro(cents, 'it')
}

function TrialRow({ trial: one, rules, before, wrong }: Props & { trial: Trial }) {
  const now = costOf(one, rules)
  const then = costOf(one, before)
  const isWrong = one.method !== 'pickup' && ratePaths(one.shippingClass).some((path) => wrong.includes(path))
  return (
    <tr>
      <th scope="row">{one.name}</th>
      <td className="align-right">
        {isWrong ? (
          <b className="bold error-text">da correggere</b>
        ) : (
          <b className="bold">{costText(one, now, rules)}</b>
        )}
        {!isWrong && now !== then && (
          <span className="delivery-was text-s block">era {costText(one, then, before).toLowerCase()}</span>
        )}
      </td>
      <td>{now === undefined ? '' : <Day trial={one} rules={rules} />}</td>
    </tr>
  )
}

function useArrival({ category, postalCode, method }: Trial, rules: ShippingRules): string | undefined {
  const shop = useShop()
  const now = useNow()
  const way = method === 'courier' ? deliveryZoneOf(postalCode, rules.zones) : method
  return now && deliveryPromise(now, [category], way, rules, shop)?.arrives
}

function Day({ trial: one, rules }: { trial: Trial; rules: ShippingRules }) {
  const arrives = useArrival(one, rules)
  return (
    <span className="small nowrap">
      {arrives && `${shopDay(arrives, 'it', 'weekday')} ${Number(arrives.slice(8))}`}
    </span>
  )
}

function FreeTrial({ rules, wrong }: Props) {
  const [price, setPrice] = useState('49,99')
  const [shippingClass, setClass] = useState<ShippingClass>('parcel')
  const [postalCode, setPostalCode] = useState('90133')
  const [method, setMethod] = useState<DeliveryMethod>('courier')
  const cents = readAmount(price) ?? 0
  const one = trial('', shippingClass, cents, postalCode.trim(), method)
  const arrives = useArrival(one, rules)
  const policy = classPolicy(shippingClass, { method, postalCode: postalCode.trim() }, rules)
  const missing = policy ? missingForFreeShippingCents(cents, policy) : 0
  const isWrong = ratePaths(shippingClass).some((path) => wrong.includes(path))
  const cost = costText(one, policy && shippingCents(cents, policy), rules)
  return (
    <section aria-labelledby="free-trial">
      <h3 id="free-trial">Prova subito</h3>
      <div className="form above-12">
        <Field label="Nel carrello (€)" className="span-3">
          <input
            value={price}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            onChange={(e) => setPrice(e.target.value)}
          />
        </Field>
        <Field label="Va al CAP" className="span-3">
          <input
            value={postalCode}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            onChange={(e) => setPostalCode(e.target.value)}
          />
        </Field>
        <Field label="Che cosa" className="span-3">
          <select value={shippingClass} onChange={(e) => setClass(e.target.value as ShippingClass)}>
            {shippingClasses.map((one) => (
              <option key={one} value={one}>
                {classNames[one].name}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Come" className="span-3">
          <select value={method} onChange={(e) => setMethod(e.target.value as DeliveryMethod)}>
            {deliveryMethods.map((one) => (
              <option key={one} value={one}>
                {deliveryNames[one]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <div className="delivery-answer box grid spaced-8 above-12" role="status">
        <p className="delivery-cost">{isWrong ? 'Da correggere' : cost}</p>
        <p className="small">
          {classNames[shippingClass].name}
          {method !== 'pickup' && `, ${zoneNames[deliveryZoneOf(postalCode.trim(), rules.zones)].toLowerCase()}`}.
          {!isWrong && missing > 0 && ` Mancano ${formatEuro(missing, 'it')} alla spedizione gratuita.`}
        </p>
        {policy && arrives && (
          <p className="small">
            Ordinato adesso: {method === 'pickup' ? 'pronto' : 'arriva'}{' '}
            <b className="bold">{shopDay(arrives, 'it', 'promise')}</b>
          </p>
        )}
      </div>
    </section>
  )
}
