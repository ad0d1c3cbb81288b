/** Servers that Italian shops have their mailboxes at, as their providers name them. Port 465 begins with TLS. */
export const mailProviders = {
  aruba: { host: 'smtps.aruba.it', port: 465 },
  gmail: { host: 'smtp.gmail.com', port: 465 },
  ionos: { host: 'smtp.ionos.it', port: 465 },
  libero: { host: 'smtp.libero.it', port: 465 },
  microsoft: { host: 'smtp.office365.com', port: 587 },
  register: { host: 'authsmtp.securemail.pro', port: 465 },
} as const

/** `none`: no mailbox; `other`: host and port are typed. */
export const providerNames = ['none', 'aruba', 'gmail', 'ionos', 'libero', 'microsoft', 'register', 'other'] as const
export type ProviderName = (typeof providerNames)[number]
