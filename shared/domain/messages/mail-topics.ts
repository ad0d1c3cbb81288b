/** Topics of the extensions, each as a property of its name. */
// biome-ignore lint/suspicious/noEmptyInterface: extensions add to it
export interface ExtensionMailTopics {}

/** Mails that nothing owes to their reader: each topic is stopped by one press, without a login. */
export type MailTopic = 'review_requests' | 'notifications' | keyof ExtensionMailTopics
