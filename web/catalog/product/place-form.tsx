import { useState } from 'react'
import { getPostalHint } from '#shared/contract/platform/postal.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { Field } from '#web/ui/form/field.tsx'
import { keepDeliveryPlace } from './delivery-place.ts'

const words = {
  it: {
    label: 'CAP',
    show: 'Vedi il giorno',
    wrong: 'Scrivi le cinque cifre di un CAP italiano.',
    failed: 'Non riusciamo a leggere il CAP: riprova.',
  },
  en: {
    label: 'Postcode',
    show: 'Show the day',
    wrong: 'Enter the five digits of an Italian postcode.',
    failed: 'We couldn’t look up the postcode: please try again.',
  },
}

export function PlaceForm({ onDone }: { onDone(): void }) {
  const { language } = useI18n()
  const t = words[language]
  const api = useApi()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const find = async () => {
    const cap = typed.trim()
    if (!/^\d{5}$/.test(cap)) return setError(t.wrong)
    try {
      const [town] = (await api(getPostalHint, { params: { cap } })).places
      if (!town) return setError(t.wrong)
      keepDeliveryPlace({ postalCode: cap, town })
      onDone()
    } catch {
      setError(t.failed)
    }
  }
  return (
    <form
      method="dialog"
      className="row align-end spaced-8 above-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <Field label={t.label} error={error}>
        <input
          inputMode="numeric"
          maxLength={5}
          autoComplete={autofill.postalCode}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
      </Field>
      <button type="submit" className="btn btn-small">
        {t.show}
      </button>
    </form>
  )
}
