/** Kinds of mail of the extensions: each name with its `MailKind`. */
// biome-ignore lint/suspicious/noEmptyInterface: extensions add to it
export interface ExtensionMails {}
