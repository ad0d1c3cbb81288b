import { type FormEvent, useId, useState } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { giftCodeText } from '#shared/domain/platform/states/gift-card-code.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { checkCard } from './check-card.ts'
import { giftCardTexts } from './gift-card-texts.ts'

/** The balance of a card: the code goes in the body of a call, never in an address. */
export function BalanceForm() {
  const { balance: t } = giftCardTexts.useChunk()
  const api = useApi()
  const { language } = useI18n()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<string>()
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function look(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setTold('')
    const { card, why: refusal } = await checkCard(api, typed, t)
    setBusy(false)
    setWhy(refusal)
    if (!card) return
    setTyped(giftCodeText(card.code))
    const euro = (amount: string | null) => formatEuro(centsOf(amount ?? '0'), language)
    setTold(t.left(euro(card.balance), euro(card.initial)))
  }
  return (
    <form method="dialog" noValidate className="stack" onSubmit={(event) => void look(event)}>
      <Field label={t.label} error={why}>
        <input
          id={id}
          type="text"
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value)
            setWhy(undefined)
            setTold('')
          }}
        />
      </Field>
      <p>
        <SubmitButton className="btn" isSending={isBusy} busyLabel={t.check}>
          {t.check}
        </SubmitButton>
      </p>
      <p className="bold" role="status">
        {told}
      </p>
    </form>
  )
}
