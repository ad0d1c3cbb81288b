/** Problems of API keys and webhooks. */
export const openProblems = {
  invalid_api_key: [401, 'La chiave non esiste o è stata revocata.', 'There’s no such key, or it was revoked.'],
  scope_missing: [403, 'Questa chiave non apre questa chiamata.', 'This key doesn’t open this call.'],
  api_key_not_found: [404, 'Questa chiave non esiste.', 'There’s no such key.'],
  too_many_keys: [
    409,
    'Ci sono già 50 chiavi attive: revoca quelle che nessuno usa.',
    'There are 50 active keys already: revoke those no longer in use.',
  ],
  receiver_not_found: [404, 'Questo destinatario non c’è più.', 'This receiver is no longer there.'],
  too_many_receivers: [
    409,
    'Ci sono già 20 destinatari: togli quelli che non servono.',
    'There are 20 receivers already: remove those you don’t need.',
  ],
  event_not_found: [404, 'Questo avviso non c’è più.', 'This event is no longer there.'],
  stock_full: [
    409,
    'Di una taglia il negozio tiene al massimo 99.999 pezzi.',
    'The shop keeps at most 99,999 items of one size.',
  ],
} as const satisfies Record<string, readonly [status: number, it: string, en: string]>
