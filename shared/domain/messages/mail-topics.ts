/** Mails that nothing owes to their reader: each topic is stopped by one press, without a login. */
export const mailTopics = ['newsletter', 'review_requests', 'notifications', 'stock_alerts'] as const
export type MailTopic = (typeof mailTopics)[number]
