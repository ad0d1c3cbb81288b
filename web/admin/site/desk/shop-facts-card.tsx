import type { ReactNode } from 'react'
import { legalWithdrawalDays } from '#shared/domain/orders/consumer-rights.ts'
import { exceptionDays } from '#web/i18n/exceptional-days.ts'
import { it } from '#web/i18n/it.ts'
import { dayText } from '#web/i18n/opening-texts.ts'
import { useShop } from '#web/shop-query.ts'

export function ShopData() {
  const { name, legal, address, phone, email } = useShop()
  return (
    <Facts
      facts={{
        Negozio: name,
        'Ragione sociale': legal.company,
        Indirizzo: `${address.street}, ${address.postalCode} ${address.city} (${address.province})`,
        Telefono: phone,
        'E-mail': email,
        PEC: legal.pec,
        'Partita IVA': legal.vatNumber,
        'Codice fiscale': legal.taxCode,
        REA: legal.rea,
      }}
    />
  )
}

export function OpeningTimes() {
  const { openingHours, exceptions } = useShop()
  const { days, closed } = it.layout
  const coming = exceptions.filter(({ when }) => when !== 'past')
  return (
    <>
      <Facts facts={Object.fromEntries(openingHours.map((spans, day) => [days[day], dayText(spans, 'it', closed)]))} />
      <h3 className="above-24 below-12">Festività e chiusure dei prossimi mesi</h3>
      <Facts facts={Object.fromEntries(coming.map((one) => [datesOf(one), dayText(one.hours, 'it', closed)]))} />
    </>
  )
}

/** With the year: the list goes over the new year. */
const datesOf = (days: { from: string; to: string }) => `${exceptionDays(days, 'it')} ${days.to.slice(0, 4)}`

export function ReturnsAndPayment() {
  const { returnDays, returnPaidBy, warrantyYears, usedWarrantyMonths, bank, walletOffered } = useShop()
  return (
    <Facts
      facts={{
        'Resi entro': returnDays === null ? `${legalWithdrawalDays} giorni, quelli di legge` : `${returnDays} giorni`,
        'Il ritorno lo paga':
          returnPaidBy === null ? 'non detto' : returnPaidBy === 'shop' ? 'il negozio' : 'il cliente',
        'Garanzia sul nuovo': `${warrantyYears} anni`,
        'Garanzia sull’usato': `${usedWarrantyMonths} mesi`,
        PayPal: walletOffered ? 'attivo' : 'non configurato',
        'Bonifico a': bank.beneficiary,
        IBAN: bank.iban,
        BIC: bank.bic,
        Banca: bank.bankName,
      }}
    />
  )
}

function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className="facts admin-facts-of">
      {Object.entries(facts).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
