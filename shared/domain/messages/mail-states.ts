/**
 * `not_delivered`: only written as a file, because the shop has no mail server (SMTP_URL); `dead`: given up after a day of
 * tries.
 */
export const mailStates = ['pending', 'sent', 'not_delivered', 'dead'] as const
export type MailState = (typeof mailStates)[number]
