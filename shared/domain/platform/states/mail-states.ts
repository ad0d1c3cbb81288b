/**
 * `not_delivered`: only written as a file, because the shop has no mail server (SMTP_URL); `dead`: given up after a day of
 * tries; `held`: beyond what an address that is not confirmed gets (decision 0075).
 */
export const mailStates = ['pending', 'held', 'sent', 'not_delivered', 'dead'] as const
export type MailState = (typeof mailStates)[number]
