import { accessChangedMail } from '#server/messages/mail-kinds/account/access-changed-mail.ts'
import {
  accountDeletedMail,
  emailChangedMail,
  passwordChangedMail,
} from '#server/messages/mail-kinds/account/account-change-mails.ts'
import { passwordResetMail } from '#server/messages/mail-kinds/account/password-reset-mail.ts'
import { registrationMail } from '#server/messages/mail-kinds/account/registration-mail.ts'
import { shopChangedMail } from '#server/messages/mail-kinds/account/shop-changed-mail.ts'
import { staffInvitationMail, staffNewDeviceMail } from '#server/messages/mail-kinds/account/staff-mails.ts'
import { verificationMail } from '#server/messages/mail-kinds/account/verification-mail.ts'
import {
  exchangeReleasedMail,
  returnReceivedMail,
  returnRefusedMail,
  returnSentMail,
} from '#server/messages/mail-kinds/after-sales/after-sales-progress-mails.ts'
import { returnNoticeMail, returnOpenedMail } from '#server/messages/mail-kinds/after-sales/after-sales-request-mail.ts'
import {
  withdrawalNoticeMail,
  withdrawalReceiptMail,
} from '#server/messages/mail-kinds/after-sales/withdrawal-mails.ts'
import { orderChangedMail } from '#server/messages/mail-kinds/order-changes/order-changed-mail.ts'
import { refundAccountMail } from '#server/messages/mail-kinds/order-changes/refund-account-mail.ts'
import type { ExtensionMails } from '#server/messages/mail-parts/extension-mails.ts'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'
import {
  orderReopenedMail,
  paymentReminderMail,
  transferInPartMail,
  transferReturnedMail,
  transferToReturnMail,
} from './bank-transfer-mails.ts'
import { closureNoticeMail } from './closure-notice-mail.ts'
import { orderCancelledMail } from './order-cancelled-mail.ts'
import { orderConfirmationMail } from './order-confirmation-mail.ts'
import { orderDeliveredMail } from './order-delivered-mail.ts'
import { orderRefundedMail } from './order-refunded-mail.ts'
import { orderShippedMail } from './order-shipped-mail.ts'
import { paymentReceivedMail } from './payment-received-mail.ts'
import { paymentRefundedMail } from './payment-refunded-mail.ts'
import { questionAnsweredMail } from './question-answered-mail.ts'
import { reviewAnsweredMail } from './review-answered-mail.ts'
import { reviewPublishedMail } from './review-published-mail.ts'
import { reviewRequestMail } from './review-request-mail.ts'
import { giftCardMail, giftCardSentMail } from './voucher-mails.ts'

/**
 * Every kind of mail. To add one: a file of its own, `x-mail.ts`, that exports a `MailKind` (a zod schema of its data,
 * and `compose`, which answers subject, title and blocks in the given language), and one line here. Then
 * `enqueueMail(tx, { kind: 'x', ... })` in the transaction of the change. HTML, text, footer and addresses come from
 * the layout.
 */
const coreKinds = {
  order_confirmation: orderConfirmationMail,
  payment_reminder: paymentReminderMail,
  transfer_in_part: transferInPartMail,
  payment_received: paymentReceivedMail,
  payment_refunded: paymentRefundedMail,
  order_shipped: orderShippedMail,
  order_delivered: orderDeliveredMail,
  order_changed: orderChangedMail,
  closure_notice: closureNoticeMail,
  order_cancelled: orderCancelledMail,
  order_refunded: orderRefundedMail,
  refund_account: refundAccountMail,
  order_reopened: orderReopenedMail,
  transfer_to_return: transferToReturnMail,
  transfer_returned: transferReturnedMail,
  gift_card: giftCardMail,
  gift_card_sent: giftCardSentMail,
  registration: registrationMail,
  email_verification: verificationMail,
  email_changed: emailChangedMail,
  password_reset: passwordResetMail,
  password_changed: passwordChangedMail,
  account_deleted: accountDeletedMail,
  review_published: reviewPublishedMail,
  review_answered: reviewAnsweredMail,
  review_request: reviewRequestMail,
  question_answered: questionAnsweredMail,
  withdrawal_receipt: withdrawalReceiptMail,
  withdrawal_notice: withdrawalNoticeMail,
  return_opened: returnOpenedMail,
  return_notice: returnNoticeMail,
  return_received: returnReceivedMail,
  return_sent: returnSentMail,
  return_refused: returnRefusedMail,
  exchange_released: exchangeReleasedMail,
  shop_changed: shopChangedMail,
  access_changed: accessChangedMail,
  staff_invitation: staffInvitationMail,
  staff_new_device: staffNewDeviceMail,
}

type Kinds = typeof coreKinds & ExtensionMails
export type MailKindName = keyof Kinds
export type MailData<K extends MailKindName> = Kinds[K] extends MailKind<infer Data> ? Data : never

export const mailKinds: Record<string, MailKind<unknown>> = { ...coreKinds }

export function addMailKinds(kinds: Readonly<Record<string, MailKind<unknown>>>): void {
  Object.assign(mailKinds, kinds)
}

export function isMailKind(name: string): name is MailKindName {
  return Object.hasOwn(mailKinds, name)
}
