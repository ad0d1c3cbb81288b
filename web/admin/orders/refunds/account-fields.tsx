import { Field } from '#web/ui/form/field.tsx'
import type { DraftErrors, RefundDraft } from './refund-draft.ts'

type Account = Pick<RefundDraft, 'iban' | 'holder'>

interface Props {
  account: Account
  errors: DraftErrors
  /** May be added later. */
  optional?: boolean
  onChange(part: Partial<Account>): void
}

/** Where a transfer goes. */
export function AccountFields({ account, errors, optional = false, onChange }: Props) {
  return (
    <div className="stack">
      <Field
        label={optional ? 'IBAN del cliente' : 'IBAN'}
        optional={optional}
        hint={optional && 'Se non ce l’hai ancora, lo aggiungi dopo.'}
        error={errors.iban}
      >
        <input
          name="iban"
          autoComplete="off"
          spellCheck={false}
          maxLength={42}
          value={account.iban}
          onChange={({ target }) => onChange({ iban: target.value })}
        />
      </Field>
      <Field label="Intestato a" error={errors.holder}>
        <input
          name="holder"
          autoComplete="off"
          maxLength={70}
          value={account.holder}
          onChange={({ target }) => onChange({ holder: target.value })}
        />
      </Field>
    </div>
  )
}
