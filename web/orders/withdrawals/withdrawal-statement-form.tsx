import { sendWithdrawal } from '#shared/contract/orders/returns/withdrawals.ts'
import { numberPrefixOf } from '#shared/domain/platform/number-prefix.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import type { WithdrawalTexts } from './withdrawal-texts.ts'

/** As typed; `items` empty means the whole order. */
export interface Statement extends Record<string, string> {
  customerName: string
  orderNumber: string
  customerEmail: string
  items: string
}

export const emptyStatement: Statement = { customerName: '', orderNumber: '', customerEmail: '', items: '' }

interface Props {
  start: Statement
  onContinue(statement: Statement): void
  texts: WithdrawalTexts
}

export function StatementForm({ start, onContinue, texts: t }: Props) {
  const shop = useShop()
  const { field, onSubmit, summary } = useContractForm<Statement>({
    check: sendWithdrawal.body,
    values: start,
    name: 'withdrawal',
    labels: t.labels,
  })
  const { label, error, ...items } = field('items')
  return (
    <form
      method="dialog"
      className="stack"
      noValidate
      aria-labelledby="withdrawal-title"
      onSubmit={onSubmit(async (statement) => onContinue(statement))}
    >
      <p>{t.intro}</p>
      <ErrorSummary {...summary} />
      <div className="form">
        <TextField {...field('customerName')} autoComplete={autofill.name} />
        <TextField
          className="span-3"
          {...field('orderNumber')}
          hint={t.orderHint(numberPrefixOf(shop))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          className="span-3"
          {...field('customerEmail')}
          {...emailInput}
          hint={t.emailHint}
          autoComplete={autofill.email}
        />
        <Field label={label} error={error} hint={t.itemsHint} optional>
          <textarea {...items} rows={3} />
        </Field>
      </div>
      <button type="submit" className="btn btn-main">
        {t.goOn}
      </button>
    </form>
  )
}
