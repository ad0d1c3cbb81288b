import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { PaymentsValue } from '#shared/contract/site/payments-setting.ts'

/** Former accounts are kept: transfers to them still come, on their own statements. */
export const paymentsKind: SettingKind<PaymentsValue> = {
  key: 'payments',
  viewOf: ({ bank: { beneficiary, iban, bic, bankName } }) => ({ beneficiary, iban, bic, bankName }),
  partOf: (bank, { bank: before, formerIbans }) => ({
    bank,
    formerIbans: [...new Set([...formerIbans, before.iban])].filter((iban) => iban && iban !== bank.iban),
  }),
}
